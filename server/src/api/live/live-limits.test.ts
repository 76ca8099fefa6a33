import { giveComment } from '@pinge/contract/comments.ts'
import { liveTicket, type LiveEvent } from '@pinge/contract/live.ts'
import { DAY_MS, MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { hash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { followStream, type Follower } from '../../../test/follow-stream.ts'
import { joinClass } from '../../../test/make.ts'
import { createLiveHub } from '../../platform/live/live-hub.ts'
import { isSessionAlive } from '../access/find-caller.ts'
import { createPasswords } from '../../platform/credentials/passwords.ts'
import { resetTeacher } from '../commands/keep-accounts.ts'
import { followClass } from './follow-class.ts'

let app: TestApp
let origin: string
let token: string
let classId: string
let studentIds: string[]
beforeEach(async () => {
  app = await startTestApp()
  origin = await app.server.listen({ host: '127.0.0.1', port: 0 })
  token = (await app.newTeacher()).accessToken
  ;({ classId, studentIds } = await app.newClass(token))
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

async function follow(as = token): Promise<Follower> {
  const { url } = (await app.call(liveTicket, { classId }, as)).data
  const stream = await followStream(`${origin}${url}`)
  await stream.next()
  return stream
}

it('a stolen device is told nothing more of the class a minute after the operator has reset the password', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const robbed = await app.newTeacher('李老师')
  await joinClass(app, classId, robbed.userId)
  const ours = await follow()
  const stolen = await follow(robbed.accessToken)
  const passwords = createPasswords(randomBytes, { memoryKib: 8, passes: 1 })
  const { database, securityLog } = app
  const reset = { tel: robbed.tel, password: hash('sha256', 'another-one') }
  await resetTeacher({ database, passwords, securityLog }, reset)

  vi.advanceTimersByTime(MINUTE_MS)

  expect(await stolen.next()).toMatchObject({ event: { type: 'ended' } })
  await stolen.ended
  await app.call(giveComment, { classId, itemId: 's1-01', studentIds }, token)
  expect(await ours.next()).toMatchObject({ event: { type: 'comment-given' } })
})

it('a database that is away for a moment ends no stream', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const board = await follow()

  await app.database.write((trx) => trx.schema.alterTable('sessions').renameTo('sessionsAway').execute())
  vi.advanceTimersByTime(MINUTE_MS)
  await app.database.write((trx) => trx.schema.alterTable('sessionsAway').renameTo('sessions').execute())

  await app.call(giveComment, { classId, itemId: 's1-01', studentIds }, token)
  expect(await board.next()).toMatchObject({ event: { type: 'comment-given' } })
})

it('a session has twenty streams of live changes, and one more ends its oldest', async () => {
  const first = await follow()
  const second = await follow()
  for (let open = 2; open < 20; open += 1) await follow()
  await app.call(giveComment, { classId, itemId: 's1-01', studentIds }, token)
  expect(await first.next()).toMatchObject({ event: { type: 'comment-given' } })
  expect(await second.next()).toMatchObject({ event: { type: 'comment-given' } })

  await follow()

  await first.ended
  // It was not told to stay away: the browser may come back.
  expect(first.told.map(({ event }) => event.type)).toEqual(['reload', 'comment-given'])
  await app.call(giveComment, { classId, itemId: 's1-01', studentIds }, token)
  expect(await second.next()).toMatchObject({ event: { type: 'comment-given' } })
})

it('a stream whose browser left while its ticket was looked up does not count', async () => {
  const first = await follow()
  const { take } = app.shared
  const lookedUp = Promise.withResolvers<void>()
  const asked = new Promise<void>((resolve) => {
    app.shared.take = async (key) => {
      resolve()
      await lookedUp.promise
      return take(key)
    }
  })
  const connected = once(app.server.server, 'connection') as Promise<[Socket]>
  const { url } = (await app.call(liveTicket, { classId }, token)).data
  const { port } = new URL(origin)
  const browser = connect(Number(port), '127.0.0.1')
  browser.write(`GET ${url} HTTP/1.1\r\nhost: x\r\n\r\n`)
  const [socket] = await connected
  await asked
  const left = once(socket, 'close')
  browser.destroy()
  await left
  lookedUp.resolve()
  app.shared.take = take

  for (let open = 1; open < 20; open += 1) await follow()
  await app.call(giveComment, { classId, itemId: 's1-01', studentIds }, token)
  expect(await Promise.race([first.next(), first.ended])).toMatchObject({ event: { type: 'comment-given' } })
})

it('a phone whose connection stays open after the end of its session is told of the end once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const told: string[] = []
  const ended = Promise.withResolvers<void>()
  const stream = {
    send: (_: number, { type }: LiveEvent) => void told.push(type),
    close: () => ended.resolve(),
    drop: () => undefined,
  }
  const db = app.database.read
  const clock = () => app.time.now
  const holder = { teacherId: 't', sessionId: 'gone', sessionExpiresAt: clock() + DAY_MS, classId }
  const leave = followClass({ db, clock, hub: createLiveHub() }, holder, undefined, stream)
  await ended.promise
  vi.advanceTimersByTime(2 * MINUTE_MS)
  await isSessionAlive(db, holder.sessionId, clock())
  leave()

  expect(told).toEqual(['ended'])
})

it('the streams of a colleague do not count', async () => {
  const colleague = await app.newTeacher('李老师')
  await joinClass(app, classId, colleague.userId)
  const theirs = await follow(colleague.accessToken)
  for (let open = 0; open < 20; open += 1) await follow()

  await app.call(giveComment, { classId, itemId: 's1-01', studentIds }, token)

  expect(await theirs.next()).toMatchObject({ event: { type: 'comment-given' } })
})
