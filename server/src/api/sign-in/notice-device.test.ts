import { passwordSignIn, register, type UserInfo } from '@pinge/contract/sign-in.ts'
import { messageList } from '@pinge/contract/messages.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { hash, randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { signedHeaders, startTestApp, type TestApp } from '../../../test/app.ts'
import { findLoginAttempt } from './find-login-attempt.ts'
import { insertKnownDevice, knowsDevice } from './known-device.queries.ts'
import { hashAddress } from './start-session.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0'
const PC = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0'
const password = hash('sha256', 'morning-sun')

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})
afterEach(() => app.close())

type From = { userAgent?: string; address?: string; deviceId?: string; isPublicComputer?: boolean }

async function signIn(tel: string, from: From = {}): Promise<UserInfo> {
  const { userAgent = PC, address = '10.0.0.1', ...place } = from
  const body = JSON.stringify({ tel, password, ...place })
  const response = await app.server.inject({
    method: 'POST',
    url: passwordSignIn.path,
    remoteAddress: address,
    headers: {
      'content-type': 'application/json',
      'user-agent': userAgent,
      ...signedHeaders(passwordSignIn.path, body, app.time.now),
    },
    payload: body,
  })
  return response.json<{ data: UserInfo }>().data
}

async function newTeacher(): Promise<UserInfo> {
  const { data } = await app.call(register, { tel: '13800009999', password, nickname: '王老师' })
  await app.database.write((trx) => trx.deleteFrom('knownDevices').execute())
  return data
}

const newDevice = (): string => randomBytes(16).toString('hex')

const told = async ({ accessToken }: UserInfo) =>
  (await app.call(messageList, {}, accessToken)).data.items.map(({ kind, content }) => `${kind} ${content}`)

it('tells a teacher of a sign-in from a device that was never seen, once, and not of the very first', async () => {
  const { tel } = await newTeacher()
  const [pc, phone] = [newDevice(), newDevice()]
  await signIn(tel, { deviceId: pc })
  expect(await told(await signIn(tel, { deviceId: pc }))).toEqual([])

  await signIn(tel, { deviceId: phone, userAgent: PHONE })
  const again = await signIn(tel, { deviceId: phone, userAgent: PHONE })
  expect(await told(again)).toEqual(['device-signed-in 安卓设备 · Chrome'])
})

it('knows a browser that names itself wherever it goes, and a like one elsewhere as another', async () => {
  const { tel } = await newTeacher()
  const deviceId = newDevice()
  await signIn(tel, { deviceId })
  expect(await told(await signIn(tel, { deviceId, address: '10.0.0.2' }))).toEqual([])

  expect(await told(await signIn(tel, { deviceId: newDevice() }))).toHaveLength(1)
})

it('knows a client that names itself nothing by what it is and where', async () => {
  const { tel } = await newTeacher()
  await signIn(tel)
  expect(await told(await signIn(tel))).toEqual([])
  expect(await told(await signIn(tel, { address: '10.0.0.2', isPublicComputer: true }))).toEqual([
    'device-signed-in Windows 电脑 · Chrome（公用电脑）',
  ])
})

it('tells it once when the same new device signs in twice at a time', async () => {
  const { tel } = await newTeacher()
  await signIn(tel, { deviceId: newDevice() })
  const deviceId = newDevice()
  const [first] = await Promise.all([signIn(tel, { deviceId }), signIn(tel, { deviceId })])

  expect(await told(first)).toHaveLength(1)
})

it('takes a device that was not used for a year for a stranger', async () => {
  const { tel } = await newTeacher()
  const [pc, phone] = [newDevice(), newDevice()]
  await signIn(tel, { deviceId: pc })
  await signIn(tel, { deviceId: phone })
  app.time.now += 366 * DAY_MS
  expect(await told(await signIn(tel, { deviceId: phone }))).toHaveLength(2)

  expect(await told(await signIn(tel, { deviceId: pc }))).toHaveLength(3)
  expect(await told(await signIn(tel, { deviceId: pc }))).toHaveLength(3)
})

it('gives a device that was not used for a year no place of its own among failed passwords', async () => {
  const { userId: teacherId } = await newTeacher()
  const lastSeenAt = app.time.now
  await app.database.write((trx) => insertKnownDevice(trx, { teacherId, deviceHash: 'pc', lastSeenAt }))
  const knows = (days: number) => knowsDevice(app.database.read, teacherId, 'pc', lastSeenAt + days * DAY_MS)

  expect([await knows(364), await knows(366)]).toEqual([true, false])
})

it('gives an address no place of its own among failed passwords once the session that began there has ended', async () => {
  const { tel } = await newTeacher()
  const addressHash = hashAddress('secret', '10.0.0.9')
  await app.database.write((trx) => trx.updateTable('sessions').set({ addressHash }).execute())
  const deps = { database: app.database, secret: 'secret', clock: () => app.time.now }
  const isKnown = async () =>
    (await findLoginAttempt(deps, tel, { address: '10.0.0.9' }, undefined)).attempt.isKnownAddress

  expect(await isKnown()).toBe(true)
  app.time.now += 31 * DAY_MS
  expect(await isKnown()).toBe(false)
})
