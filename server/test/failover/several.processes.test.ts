import { addClass } from '@pinge/contract/classes.ts'
import { giveComment, undoComment } from '@pinge/contract/comments.ts'
import type { Endpoint, RequestOf, DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { liveTicket } from '@pinge/contract/live.ts'
import { register, sendCode, signOut } from '@pinge/contract/sign-in.ts'
import { qrConfirm, qrLoginContent, qrLoginResult, qrScan } from '@pinge/contract/qr-sign-in.ts'
import { eraseStudent } from '@pinge/contract/privacy/erasures.ts'
import { siteDetail } from '@pinge/contract/site.ts'
import { addStudents, studentList, updateStudent } from '@pinge/contract/students.ts'
import { hash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createLog } from '../../src/platform/log.ts'
import { openRedis } from '../../src/platform/shared/open-redis.ts'
import { openTcpGate, type TcpGate } from '../tcp-gate.ts'
import { followStream, type Follower } from '../follow-stream.ts'
import { signedHeaders } from '../app.ts'
import { createTestDataDir, type TestDataDir } from '../data-dir.ts'
import { startServer, type TestServer } from '../server.ts'

let home: TestDataDir
let gate: TcpGate
/** The phone's calls reach one of them, the board's the other. */
let phone: TestServer
let board: TestServer
beforeAll(async () => {
  home = await createTestDataDir()
  gate = await openTcpGate(process.env.TEST_REDIS_URL ?? '')
  const settings = { ...home.settings, REDIS_URL: gate.url, LOG_LEVEL: 'warn' }
  // At once, on an empty database: one of them brings it to its shape, and the other one waits.
  ;[phone, board] = await Promise.all([startServer(settings), startServer(settings)])
})
afterAll(async () => {
  await Promise.all([phone.stop(), board.stop()])
  await gate.close()
  await home.remove()
})

async function call<E extends Endpoint>(
  server: TestServer,
  endpoint: E,
  request: RequestOf<E>,
  token = '',
): Promise<DataOf<E>> {
  const { code, msg, data } = await server.call(endpoint.path, request, token)
  expect({ code, msg: code === 200 ? '' : msg }).toEqual({ code: 200, msg: '' })
  return z.parse(endpoint.data, data) as DataOf<E>
}

let token: string
let classId: string
let studentIds: string[]
let phones = 13_900_000_000
beforeEach(async () => {
  phones += 1
  const teacher = { tel: String(phones), password: hash('sha256', 'morning-sun'), nickname: '王老师' }
  token = (await call(phone, register, teacher)).accessToken
  ;({ classId } = await call(phone, addClass, { className: '三年级(2)班', grade: 3 }, token))
  const students = [{ username: '王浩然' }, { username: '陈一诺' }]
  studentIds = (await call(phone, addStudents, { classId, students }, token)).ids
})

const give = (server: TestServer, requestId?: string, to = studentIds) =>
  call(server, giveComment, { classId, itemId: 's1-01', studentIds: to, requestId }, token)

const scoresAt = async (server: TestServer) =>
  (await call(server, studentList, { filter: true, classId }, token)).stuInfoList.map(
    ({ stuScore }) => stuScore,
  )

/** A stream at one process, with a ticket from the other. */
async function follow(at: TestServer, ticketFrom: TestServer, after?: number): Promise<Follower> {
  const { url } = await call(ticketFrom, liveTicket, { classId }, token)
  return await followStream(`${at.origin}${url}`, after)
}

it('what was used as a random string at one process is a replay at the other', async () => {
  const headers = {
    'content-type': 'application/json',
    ...signedHeaders(siteDetail.path, '{}', Date.now()),
  }
  const send = async ({ origin }: TestServer) =>
    (await fetch(`${origin}${siteDetail.path}`, { method: 'POST', headers, body: '{}' })).status

  expect([await send(phone), await send(board), await send(phone)]).toEqual([200, 400, 400])
})

it('a comment at one process is read at the other at once, also where the list was kept ready', async () => {
  expect(await scoresAt(board)).toEqual([0, 0])
  const { batchId } = await give(phone)
  expect(await scoresAt(board)).toEqual([1, 1])
  await call(board, undoComment, { classId, batchId }, token)
  expect(await scoresAt(phone)).toEqual([0, 0])
})

it('a pupil who is erased at one process is on no list of the other, in no event that a board missed, and in no key of Redis', async () => {
  const canary = '金雀88号'
  const [studentId = ''] = studentIds
  await call(phone, updateStudent, { id: studentId, username: canary }, token)
  const before = await follow(board, phone)
  const { number } = await before.next()
  before.leave()
  await call(
    phone,
    giveComment,
    { classId, name: canary, score: 1, studentIds: [studentId], remark: canary },
    token,
  )
  expect(JSON.stringify(await call(board, studentList, { classId }, token))).toContain(canary)

  await call(phone, eraseStudent, { classId, studentId, username: canary }, token)

  expect(JSON.stringify(await call(board, studentList, { classId }, token))).not.toContain(canary)
  const after = await follow(board, board, number)
  // What is given before the board was told of its past would be a part of that past.
  expect(await after.next()).toMatchObject({ event: { type: 'reload' } })
  await give(phone, randomUUID(), [studentIds[1] ?? ''])
  const isLast = () => after.told.some(({ event }) => event.type === 'comment-given')
  while (!isLast()) await after.next()
  expect(JSON.stringify(after.told)).not.toContain(canary)
  after.leave()
  const kept = await everythingInRedis()
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.filter((text) => text.includes(canary) || text.includes(studentId))).toEqual([])
})

/** Keys and what stands under them. */
async function everythingInRedis(): Promise<string[]> {
  const redis = openRedis(process.env.TEST_REDIS_URL ?? '', 'test', createLog('silent'))
  await once(redis, 'ready')
  try {
    const keys = await redis.keys('*')
    const texts = keys.map(async (key) => {
      const isText = (await redis.type(key)) === 'string'
      return [key, ...(isText ? [(await redis.get(key)) ?? ''] : await redis.lrange(key, 0, -1))].join(' ')
    })
    return await Promise.all(texts)
  } finally {
    redis.disconnect()
  }
}

it('the same request at both processes has one effect', async () => {
  const requestId = randomUUID()
  const both = await Promise.all([give(phone, requestId), give(board, requestId)])

  expect(both[0].batchId).toBe(both[1].batchId)
  expect(await scoresAt(phone)).toEqual([1, 1])
})

it('a board hears what is given at either process, in order and once', async () => {
  const stream = await follow(board, phone)
  const { number } = await stream.next()
  for (let turn = 0; turn < 10; turn += 1) await Promise.all([give(phone), give(board)])

  const numbers: number[] = []
  while (numbers.length < 20) numbers.push((await stream.next()).number)
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, place) => number + 1 + place))
  stream.leave()
})

it('a board that was away hears at the other process exactly what it missed', async () => {
  const before = await follow(phone, phone)
  const { number } = await before.next()
  before.leave()
  await give(phone)
  await give(board)

  const after = await follow(board, phone, number)
  expect([(await after.next()).number, (await after.next()).number]).toEqual([number + 1, number + 2])
  expect(after.told.map(({ event }) => event.type)).toEqual(['comment-given', 'comment-given'])
  after.leave()
})

it('a sign-out at one process ends the stream at the other', async () => {
  const stream = await follow(board, phone)
  await stream.next()
  await call(phone, signOut, {}, token)

  expect(await stream.next()).toMatchObject({ event: { type: 'ended' } })
  await stream.ended
})

it('a ticket from before a sign-out at one process opens nothing at the other', async () => {
  const { url } = await call(phone, liveTicket, { classId }, token)
  await call(phone, signOut, {}, token)

  const stream = await followStream(`${board.origin}${url}`)
  expect(await stream.next()).toMatchObject({ event: { type: 'ended' } })
  await stream.ended
})

it('tickets of a session that wait are counted at both processes together', async () => {
  for (let count = 0; count < 10; count += 1)
    for (const server of [phone, board]) await call(server, liveTicket, { classId }, token)

  expect((await board.call(liveTicket.path, { classId }, token)).code).toBe(429)
})

it('a session that was ended at one process is refused by the other at once, also where it was kept', async () => {
  // Long enough that nothing has changed.
  for (let time = 0; time < 120; time += 1) await call(board, studentList, { filter: true, classId }, token)
  await call(phone, signOut, {}, token)

  const refused = await board.call(studentList.path, { filter: true, classId }, token)
  expect(refused).toMatchObject({ status: 401 })
})

it('a limit counts what was tried at either process', async () => {
  const tel = String(phones)
  await call(phone, sendCode, { tel })

  expect(await board.call(sendCode.path, { tel })).toMatchObject({ status: 429, code: 429 })
})

it('a QR code of one process is scanned at the other, and its sign-in fetched once at either', async () => {
  const { key, content } = await call(board, qrLoginContent, { loginType: 3 })
  const id = new URL(content).pathname.split('/').at(-1) ?? ''
  const poll = (server: TestServer) => server.call(qrLoginResult.path, { key, loginType: 3 })
  await call(phone, qrScan, { id }, token)
  await call(phone, qrConfirm, { id, accept: true }, token)

  expect(await poll(phone)).toMatchObject({ code: 200, data: { tel: String(phones) } })
  expect((await poll(board)).code).not.toBe(200)
})

it('without Redis comments go on, the board pauses, and catches up when it is back', async () => {
  const stream = await follow(board, phone)
  const { number } = await stream.next()
  gate.shut()
  await stream.ended
  await give(phone)
  await give(board)
  expect(await scoresAt(board)).toEqual([2, 2])

  gate.open()
  const again = await comeBack(number)
  const caughtUp = await again.next()
  expect(caughtUp.number).toBe(number + 2)
  await give(phone)
  expect(await again.next()).toMatchObject({ number: number + 3, event: { type: 'comment-given' } })
  again.leave()
})

/** As a browser does: again and again until a stream stays open. */
async function comeBack(after: number): Promise<Follower> {
  for (;;) {
    const stream = await follow(board, phone, after)
    const first = await Promise.race([stream.next().then(() => true), stream.ended.then(() => false)])
    stream.leave()
    if (stream.status === 200 && first) return await follow(board, phone, after)
    // A session has twenty tickets in half a minute.
    await wait(1_000)
  }
}
