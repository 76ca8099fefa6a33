import { storageUnavailable } from '@pinge/contract/protocol/errors.ts'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
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

/** What the store makes of a read of one picture. */
async function openAt(answer: RequestListener) {
  const store = createServer(answer)
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
  const { port } = store.address() as AddressInfo
  const address = readStorageUrl(`s3://key:secret@127.0.0.1:${port}/bucket?style=path&tls=off`)
  if (!address) throw new Error('the address is a good one')
  const storage = createS3Storage(address, Date.now)
  try {
    const file = await storage.open('business-client/a.png')
    const pieces = (await file?.content.toArray()) as Buffer[] | undefined
    return { bytes: file?.bytes, taken: Buffer.concat(pieces ?? []).length }
  } finally {
    store.close()
  }
}

it('a picture has the length that it is kept with, also from a store that packs what it sends', async () => {
  const read = await openAt((request, response) => {
    const isPacked = /gzip/.test(String(request.headers['accept-encoding']))
    const sent = isPacked ? gzipSync(PICTURE) : PICTURE
    response.writeHead(200, {
      'content-length': sent.length,
      ...(isPacked && { 'content-encoding': 'gzip' }),
    })
    response.end(sent)
  })

  expect(read).toEqual({ bytes: PICTURE.length, taken: PICTURE.length })
})

it('a picture of which the store tells no length is not shown as an empty one', async () => {
  const reading = openAt((_, response) => response.writeHead(200).end(PICTURE))

  await expect(reading).rejects.toThrow(storageUnavailable.message)
})
