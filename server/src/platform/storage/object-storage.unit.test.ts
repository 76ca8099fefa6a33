import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createS3Storage } from './s3-storage.ts'
import { readStorageUrl } from './storage-url.ts'

const PICTURE = Buffer.alloc(200_000, 7)

it('a picture reaches a slow phone whole though the store hangs up once it has sent everything', async () => {
  const store = createServer(({ socket }, response) => {
    response.once('finish', () => socket.end())
    response.writeHead(200, { 'content-length': PICTURE.length }).end(PICTURE)
  })
  const isHungUp = new Promise<void>((resolve) => {
    store.on('connection', (socket: Socket) => void socket.once('finish', resolve))
  })
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
  const { port } = store.address() as AddressInfo
  const address = readStorageUrl(`s3://key:secret@127.0.0.1:${port}/bucket?style=path&tls=off`)
  if (!address) throw new Error('the address is a good one')
  const file = await createS3Storage(address, Date.now).open('business-client/a.png')
  if (!file) throw new Error('the store has it')

  await isHungUp
  let taken = 0
  for await (const piece of file.content as AsyncIterable<Buffer>) {
    taken += piece.length
    // The phone takes its time over each piece.
    await setTimeout(20)
  }

  expect(taken).toBe(PICTURE.length)
  store.close()
  await once(store, 'close')
})
