import { once } from 'node:events'
import { connect } from 'node:net'

/** One kept-alive connection with one request in flight: a client that costs next to nothing beside the server. */
export type Connection = {
  exchange(request: Buffer, onAnswer: (body: Buffer) => void): void
  close(): void
}

export async function openConnection(origin: string, onFailure: (error: Error) => void): Promise<Connection> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  let received: Buffer | undefined
  let answer: ((body: Buffer) => void) | undefined
  let isClosed = false

  socket.on('data', (chunk: Buffer) => {
    received = received ? Buffer.concat([received, chunk]) : chunk
    const body = wholeBody(received)
    if (!body) return
    received = undefined
    answer?.(body)
  })
  socket.on('error', onFailure)
  socket.on('close', () => {
    if (!isClosed) onFailure(new Error('the server closed a connection'))
  })

  return {
    exchange: (request, onAnswer) => {
      answer = onAnswer
      socket.write(request)
    },
    close: () => {
      isClosed = true
      socket.destroy()
    },
  }
}

/** The body of a received answer, once all of it is there. */
function wholeBody(received: Buffer): Buffer | undefined {
  const headEnd = received.indexOf('\r\n\r\n')
  if (headEnd < 0) return undefined
  const length = Number(/content-length: (\d+)/i.exec(received.toString('latin1', 0, headEnd))?.[1])
  if (Number.isNaN(length)) throw new Error(`no content-length: ${received.toString('latin1', 0, headEnd)}`)
  const end = headEnd + 4 + length
  return received.length < end ? undefined : received.subarray(headEnd + 4, end)
}
