import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type TcpGate = {
  /** The given address, with this gate in its place. */
  url: string
  /** Cuts every connection and takes no new one, as when the machine behind is gone. */
  shut(): void
  /** Passes nothing on and cuts nothing, as when the machine behind has lost its power. */
  hang(): void
  /** Passes everything on so much later, in milliseconds. */
  slow(delayMs: number): void
  open(): void
  close(): Promise<void>
}

/** A gate between the product and what it talks to; it passes bytes until somebody shuts it. */
export async function openTcpGate(target: string): Promise<TcpGate> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let isShut = false
  let isHanging = false
  let delayMs = 0

  const server = createServer((near) => {
    if (isShut) return void near.resetAndDestroy()
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      // A cut connection is what the gate is for.
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    const pass = (from: Socket, to: Socket) =>
      from.on('data', (chunk: Buffer) => {
        // What was lost is not brought back: the connection stays as dead as its other end.
        if (isHanging) return
        if (delayMs === 0) to.write(chunk)
        else setTimeout(() => to.write(chunk), delayMs)
      })
    pass(near, far)
    pass(far, near)
    near.on('end', () => far.end())
    far.on('end', () => near.end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = new URL(target)
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`

  const cut = (): void => sockets.forEach((socket) => socket.resetAndDestroy())
  return {
    url: address.href,
    shut: () => {
      isShut = true
      cut()
    },
    hang: () => {
      isHanging = true
    },
    slow: (delay) => {
      delayMs = delay
    },
    open: () => {
      isShut = false
      isHanging = false
      delayMs = 0
    },
    close: async () => {
      server.close()
      cut()
      await once(server, 'close')
    },
  }
}
