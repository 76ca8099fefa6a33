import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readBody, sendRequest, streamOf } from './object-request.ts'

const PIECE = Buffer.alloc(1000, 7)
const PICTURE_BYTES = 3 * 1024 * 1024

let store: Server
let answer: (response: ServerResponse) => void
beforeEach(async () => {
  // Only the limits of the requests: the network goes on by itself.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  store = createServer((_, response) => answer(response))
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  vi.useRealTimers()
  store.closeAllConnections()
  store.close()
})

function send(): Promise<Response | undefined> {
  const { port } = store.address() as AddressInfo
  return sendRequest(`http://127.0.0.1:${port}/a.png`, { method: 'GET', headers: new Headers() })
}

async function open(): Promise<Response> {
  const response = await send()
  if (!response) throw new Error('the store has it')
  return response
}

const sendFirstPiece = (response: ServerResponse) =>
  response.writeHead(200, { 'content-length': PICTURE_BYTES }).write(PIECE)

it('a picture that comes slowly over a weak line comes whole', async () => {
  let goOn = (): void => undefined
  answer = (response) => {
    goOn = () => response.write(PIECE)
    response.writeHead(200, { 'content-length': 10 * PIECE.length }).write(PIECE)
  }
  const content = streamOf(await open())
  vi.advanceTimersByTime(MINUTE_MS)

  let taken = 0
  for await (const piece of content as AsyncIterable<Buffer>) {
    taken += piece.length
    vi.advanceTimersByTime(7_000)
    goOn()
  }

  expect(taken).toBe(10 * PIECE.length)
})

it('a store that stands still in the midst of a picture breaks it off, and does not end it', async () => {
  answer = sendFirstPiece
  const content = streamOf(await open())
  const [first] = (await once(content, 'data')) as [Buffer]

  let isBroken = false
  const failed = once(content, 'error').finally(() => (isBroken = true))
  while (!isBroken) {
    vi.advanceTimersByTime(MINUTE_MS)
    await setImmediate()
  }

  await expect(failed).resolves.toMatchObject([{ errorName: 'storageUnavailable' }])
  expect(first).toHaveLength(PIECE.length)
})

it('a store that does not begin to answer is given up', async () => {
  const asked = new Promise<void>((resolve) => (answer = () => resolve()))
  const answered = send()
  await asked

  vi.advanceTimersByTime(MINUTE_MS)

  await expect(answered).rejects.toMatchObject({ errorName: 'storageUnavailable' })
})

it('a store that sends a picture drop by drop is given up by who needs it whole', async () => {
  answer = (response) => {
    sendFirstPiece(response)
    const drip = setInterval(() => {
      response.write('x')
      vi.advanceTimersByTime(1_000)
    }, 5)
    response.on('close', () => clearInterval(drip))
  }

  await expect(readBody(await open(), PICTURE_BYTES)).rejects.toMatchObject({
    errorName: 'storageUnavailable',
  })
})

it('a reader that leaves lets the store go', async () => {
  const isGone = new Promise<void>((resolve) => {
    answer = (response) => {
      response.once('close', resolve)
      sendFirstPiece(response)
    }
  })
  const content = streamOf(await open())
  await once(content, 'data')

  content.destroy()

  await isGone
})
