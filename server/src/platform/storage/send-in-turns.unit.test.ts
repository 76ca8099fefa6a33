import { once } from 'node:events'
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { PassThrough, Writable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sendInTurns } from './send-in-turns.ts'

const film = Buffer.alloc(1_000_003, Buffer.from(Array.from({ length: 251 }, (_, at) => at)))
/** More than the system takes for a reader who reads nothing. */
const LONG_BYTES = 64 * 1024 * 1024

let folder: string
let path: string
let long: string
let server: Server
/** How each answer ended, in the order in which they did. */
let ends: Promise<string>[]
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pinge-turns-'))
  path = join(folder, 'film.mp4')
  writeFileSync(path, film)
  long = join(folder, 'long.mp4')
  writeFileSync(long, '')
  truncateSync(long, LONG_BYTES)
  ends = []
  server = createServer((asked, answer) => {
    const start = Number(asked.headers.range ?? 0)
    const isLong = asked.url === '/long'
    ends.push(send(isLong ? long : path, { start, end: (isLong ? LONG_BYTES : film.length) - 1 }, answer))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

async function send(file: string, part: { start: number; end: number }, to: Writable): Promise<string> {
  const handle = await open(file)
  try {
    await sendInTurns(handle, part, to)
    return to.destroyed ? 'left' : 'sent'
  } finally {
    await handle.close()
  }
}

const port = () => (server.address() as AddressInfo).port

async function ask(start: number, path = '/'): Promise<IncomingMessage> {
  const headers = { range: String(start) }
  const asked = request({ port: port(), host: '127.0.0.1', path, headers, agent: false })
  asked.end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return answer
}

it('gives each of twenty readers at once the part that was asked for', async () => {
  const readers = Array.from({ length: 20 }, async (_, place) => buffer(await ask(place * 1_001)))
  const parts = await Promise.all(readers)
  expect(parts.map((part, place) => part.equals(film.subarray(place * 1_001)))).toEqual(parts.map(() => true))
})

it('fills one buffer again and again, and never before what it holds has been taken', async () => {
  const buffers = new Set<ArrayBufferLike>()
  const taken: Buffer[] = []
  const slow = new Writable({
    write: (piece: Buffer, _, done) => {
      buffers.add(piece.buffer)
      setImmediate(() => {
        taken.push(Buffer.from(piece))
        done()
      })
    },
  })

  await send(path, { start: 5, end: 200_004 }, slow)

  expect(Buffer.concat(taken).equals(film.subarray(5, 200_005))).toBe(true)
  expect(buffers.size).toBe(1)
})

it('keeps no reader waiting for those who left or read nothing, nor for files that cannot be read', async () => {
  const idle = await Promise.all(Array.from({ length: 10 }, () => ask(0, '/long')))
  const failing = Promise.allSettled(
    Array.from({ length: 10 }, () => send(folder, { start: 0, end: 9 }, new PassThrough())),
  )

  expect((await buffer(await ask(7))).equals(film.subarray(7))).toBe(true)

  for (const answer of idle) answer.destroy()
  expect(new Set((await failing).map(({ status }) => status))).toEqual(new Set(['rejected']))
  expect(await Promise.all(ends)).toEqual([...idle.map(() => 'left'), 'sent'])
})

it('lets a file go whose reader left while another answer of the same connection was under way', async () => {
  const reader = connect(port(), '127.0.0.1')
  const question = 'GET /long HTTP/1.1\r\nhost: here\r\n\r\n'
  reader.write(question.repeat(3))
  await expect.poll(() => ends.length).toBe(3)

  reader.destroy()

  expect(await Promise.all(ends)).toEqual(['left', 'left', 'left'])
})

it('fails where a file is shorter than it was', async () => {
  await expect(send(path, { start: 0, end: film.length }, new PassThrough().resume())).rejects.toThrow(
    'became shorter',
  )
})
