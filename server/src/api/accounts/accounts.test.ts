import {
  changeTel,
  endDevice,
  endOtherDevices,
  signedInDevices,
  teacherProfile,
  updateProfile,
  changePassword,
} from '@pinge/contract/accounts.ts'
import { classList } from '@pinge/contract/classes.ts'
import { liveTicket } from '@pinge/contract/live.ts'
import { passwordSignIn, register, sendCode } from '@pinge/contract/sign-in.ts'
import { HOUR_MS } from '@pinge/contract/values/durations.ts'
import { hash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { followStream } from '../../../test/follow-stream.ts'
import { readCode } from '../../../test/sms-outbox.ts'
import { findCaller } from '../access/find-caller.ts'

const tel = '13800006120'
const password = hash('sha256', 'morning-sun')
const next = hash('sha256', 'evening-star')

let app: TestApp
let dataDir: string
let token: string
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pinge-account-'))
  app = await startTestApp({ dataDir })
  token = (await app.call(register, { tel, password, nickname: '王老师' })).data.accessToken
})
afterEach(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const signIn = async (isPublicComputer = false) =>
  (await app.call(passwordSignIn, { tel, password, isPublicComputer })).data.accessToken
const isIn = async (of: string) => (await app.call(classList, {}, of)).code === 200

it('changes a password by the old one, and signs every other device out', async () => {
  const phone = await signIn()
  expect(await app.call(changePassword, { oldPassword: next, password: next }, token)).toMatchObject({
    code: 20001,
    msg: '当前密码不正确',
  })
  expect((await app.call(changePassword, { oldPassword: password, password: next }, token)).code).toBe(200)

  expect([await isIn(token), await isIn(phone)]).toEqual([true, false])
  expect((await app.call(passwordSignIn, { tel, password })).code).toBe(20001)
  expect((await app.call(passwordSignIn, { tel, password: next })).code).toBe(200)
})

it('lets a teacher go on reading where a full disk takes nothing, not even that the session is used', async () => {
  app.time.now += HOUR_MS
  const full = { read: app.database.read, write: () => Promise.reject(new Error('the disk is full')) }

  expect(await findCaller(full, () => app.time.now, token)).toBeDefined()
})

it('changes a password once for each request, and answers a repeat who knows the new one', async () => {
  const requestId = '0199aaaa-bbbb-7ccc-8ddd-000000000009'
  const change = (to: string) =>
    app.call(changePassword, { oldPassword: password, password: to, requestId }, token)
  expect((await change(next)).code).toBe(200)
  const phone = await app.call(passwordSignIn, { tel, password: next })

  expect((await change(next)).code).toBe(200)
  expect(await isIn(phone.data.accessToken)).toBe(true)
  expect((await change(hash('sha256', 'a third one'))).code).toBe(20001)
  expect((await app.call(updateProfile, { nickname: '王', requestId }, token)).code).toBe(409)
})

it('signs in again a teacher whose registration got no answer, and makes no second account', async () => {
  const requestId = '0199aaaa-bbbb-7ccc-8ddd-000000000010'
  const request = { tel: '13800006129', password, nickname: '李老师', requestId }
  const first = await app.call(register, request)
  const again = await app.call(register, request)

  expect(again.data.userId).toBe(first.data.userId)
  expect((await app.call(register, { ...request, password: next })).code).toBe(20001)
  expect((await app.call(register, { ...request, requestId: undefined })).code).toBe(409)
})

it('tells some callers of an address that a phone has an account, and then one in 15 seconds of any phone', async () => {
  const ask = (phone: string) => app.call(register, { tel: phone, password, nickname: '李老师' })
  for (let count = 0; count < 50; count += 1) expect((await ask(tel)).code).toBe(409)

  expect((await ask(tel)).code).toBe(409)
  expect((await ask(tel)).code).toBe(429)
  expect((await ask('13800006130')).code).toBe(429)
  app.time.now += 15_001
  expect((await ask('13800006130')).code).toBe(200)
})

it('counts wrong passwords of a signed-in teacher for all sessions of that teacher, and not against sign-ins', async () => {
  for (let failure = 0; failure < 9; failure += 1)
    await app.call(changePassword, { oldPassword: next, password: next }, token)
  expect((await app.call(changePassword, { oldPassword: next, password: next }, token)).status).toBe(429)

  const other = await signIn()
  expect((await app.call(changePassword, { oldPassword: password, password: next }, other)).status).toBe(429)
  app.time.now += 15 * 60_000
  expect((await app.call(changePassword, { oldPassword: password, password: next }, other)).code).toBe(200)
})

it('signs out all other devices at once, with their streams of events, and stays signed in here', async () => {
  const { classId } = await app.newClass(token)
  const phone = await signIn()
  const origin = await app.server.listen({ host: '127.0.0.1', port: 0 })
  const { data } = await app.call(liveTicket, { classId }, phone)
  const stream = await followStream(`${origin}${data.url}`)
  await stream.next()

  expect((await app.call(endOtherDevices, {}, token)).code).toBe(200)

  expect(await stream.next()).toMatchObject({ event: { type: 'ended' } })
  await stream.ended
  expect((await app.call(signedInDevices, {}, phone)).code).toBe(401)
  expect((await app.call(signedInDevices, {}, token)).data).toMatchObject([{ isCurrent: true }])
})

it('changes name and face, once for each request', async () => {
  const requestId = '0199aaaa-bbbb-7ccc-8ddd-000000000001'
  const change = () => app.call(updateProfile, { nickname: '王小明老师', headUrl: '7', requestId }, token)

  expect((await change()).data).toMatchObject({
    nickname: '王小明老师',
    headUrl: '7',
    tel,
    isTelProved: false,
  })
  expect((await change()).code).toBe(200)
  expect((await app.call(teacherProfile, {}, token)).data.nickname).toBe('王小明老师')
  for (const headUrl of [
    '25',
    '0',
    'https://elsewhere.example/a.png',
    `/files/business-client/${'0'.repeat(36)}.png`,
  ])
    expect([headUrl, (await app.call(updateProfile, { headUrl }, token)).status]).toEqual([headUrl, 400])
})

it('moves an account to a phone that was proved, and to no phone of somebody else', async () => {
  const newTel = '13900001111'
  const requestId = '0199aaaa-bbbb-7ccc-8ddd-000000000011'
  const change = (code: string, to = newTel) =>
    app.call(changeTel, { tel: to, code, password, ...(to === newTel && { requestId }) }, token)
  await app.call(sendCode, { tel: newTel, purpose: 'changeTel' })
  const code = readCode(dataDir, newTel)

  expect((await app.call(changeTel, { tel: newTel, code, password: next }, token)).code).toBe(20001)
  expect((await change(code)).data).toMatchObject({ tel: newTel, isTelProved: true })
  expect((await change(code)).data).toMatchObject({ tel: newTel })
  expect((await app.call(passwordSignIn, { tel, password })).code).toBe(20002)
  expect((await app.call(passwordSignIn, { tel: newTel, password })).code).toBe(200)

  const other = await app.newTeacher('李老师')
  await app.call(sendCode, { tel: other.tel, purpose: 'changeTel' })
  expect(await change(readCode(dataDir, other.tel), other.tel)).toMatchObject({ status: 409 })
})

it('lists the devices that are signed in, and signs one of them out', async () => {
  const board = await signIn()
  const devices = (await app.call(signedInDevices, {}, token)).data
  expect(devices).toHaveLength(2)
  expect(devices.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)

  const id = devices.find(({ isCurrent }) => !isCurrent)?.id ?? ''
  const stranger = await app.newTeacher('李老师')
  expect((await app.call(endDevice, { id }, stranger.accessToken)).status).toBe(404)
  expect((await app.call(endDevice, { id }, token)).code).toBe(200)
  expect([await isIn(token), await isIn(board)]).toEqual([true, false])
  expect(await app.call(endDevice, { id }, token)).toMatchObject({ status: 404, msg: '这台设备已经退出了' })
})

it('ends a session on a public computer after 12 hours without use, and never before', async () => {
  const board = await signIn(true)
  for (let lesson = 0; lesson < 3; lesson += 1) {
    app.time.now += 11 * HOUR_MS
    expect(await isIn(board)).toBe(true)
  }
  app.time.now += 12 * HOUR_MS

  expect([await isIn(board), await isIn(token)]).toEqual([false, true])
})

it('ends every session after 30 days, however it is used', async () => {
  const board = await signIn(true)
  for (let hours = 0; hours < 30 * 24; hours += 8) {
    expect(await isIn(board)).toBe(true)
    app.time.now += 8 * HOUR_MS
  }
  expect([await isIn(board), await isIn(token)]).toEqual([false, false])
})
