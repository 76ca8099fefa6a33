import { once } from 'node:events'
import { connect } from 'node:net'

/** A class list in one piece. */
const READ_BYTES = 65_536

/** One kept-alive connection with one request in flight: a client that costs next to nothing beside the server. */
export type Connection = {
  exchange(request: Buffer, onAnswer: (body: Buffer) => void): void
  close(): void
}

export async function openConnection(
  origin: string,
  onFailure: (error: Error) => void,
  { localAddress, readBytes = READ_BYTES }: { localAddress?: string; readBytes?: number } = {},
): Promise<Connection> {
  const { hostname, port } = new URL(origin)
  let rest: Buffer | undefined
  let answer: ((body: Buffer) => void) | undefined
  let isClosed = false

  const read = (bytes: number, buffer: Uint8Array): boolean => {
    // The buffer is used again for the next chunk: only what is not whole yet is copied out of it.
    const chunk = Buffer.from(buffer.buffer, buffer.byteOffset, bytes)
    const received = rest ? Buffer.concat([rest, chunk]) : chunk
    const body = wholeBody(received)
    rest = body ? undefined : Buffer.from(received)
    if (body) answer?.(body)
    return true
  }
  const socket = connect({
    host: hostname,
    port: Number(port),
    noDelay: true,
    ...(localAddress !== undefined && { localAddress }),
    // Past the stream machinery, which would cost as much as the server's answer.
    onread: { buffer: Buffer.alloc(readBytes), callback: read },
  })
  await once(socket, 'connect')
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
