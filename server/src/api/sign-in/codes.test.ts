import { classList } from '@pinge/contract/classes.ts'
import { messageList } from '@pinge/contract/messages.ts'
import {
  codeSignIn,
  passwordSignIn,
  register,
  resetPassword,
  sendCode,
  type CodePurpose,
} from '@pinge/contract/sign-in.ts'
import { HOUR_MS, MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { hash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { OUTBOX_FILE } from '../../platform/sms/outbox-sms.ts'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { readCode } from '../../../test/sms-outbox.ts'

const tel = '13800006120'
const password = hash('sha256', 'morning-sun')

let app: TestApp
let dataDir: string
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pinge-codes-'))
  app = await startTestApp({ dataDir })
})
afterEach(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const signUp = () => app.call(register, { tel, password, nickname: '王老师' })
const send = (purpose?: CodePurpose, to = tel) => app.call(sendCode, { tel: to, ...(purpose && { purpose }) })
const enter = (code: string, phone = tel) => app.call(codeSignIn, { tel: phone, code })
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

it('signs a teacher in by a code of six digits, once', async () => {
  const { data: made } = await signUp()
  expect((await send()).data).toEqual({ waitSeconds: 60 })
  const code = readCode(dataDir, tel)
  expect(code).toMatch(/^\d{6}$/)

  const { data: user } = await enter(code)
  expect(user).toMatchObject({ userId: made.userId, tel, nickname: '王老师' })
  expect((await app.call(classList, {}, user.accessToken)).code).toBe(200)
  expect(await enter(code)).toMatchObject({ code: 20001, msg: '验证码不正确或已过期，请核对后再试' })
})

it('signs a teacher in again whose sign-in got no answer, by the same code', async () => {
  await signUp()
  await send()
  const request = { tel, code: readCode(dataDir, tel), requestId: '0199aaaa-bbbb-7ccc-8ddd-000000000013' }
  const [first, again] = await Promise.all([1, 2].map(() => app.call(codeSignIn, request)))
  const later = await app.call(codeSignIn, request)

  expect([first?.code, again?.code, later.code]).toEqual([200, 200, 200])
  expect((await app.call(classList, {}, later.data.accessToken)).code).toBe(200)
})

it('resets a password once where one request comes twice at the same time, and tells neither of a wrong code', async () => {
  await signUp()
  await send('reset')
  const next = hash('sha256', 'evening-star')
  const requestId = '0199aaaa-bbbb-7ccc-8ddd-000000000014'
  const request = { tel, code: readCode(dataDir, tel), password: next, requestId }
  const answers = await Promise.all([1, 2].map(() => app.call(resetPassword, request)))

  expect(answers.map(({ code }) => code)).toEqual([200, 200])
  expect((await app.call(passwordSignIn, { tel, password: next })).code).toBe(200)
})

it('keeps the outbox from other eyes, and nothing in it for longer than five minutes', async () => {
  await send()
  const file = join(dataDir, OUTBOX_FILE)
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    tel,
    code: readCode(dataDir, tel),
    at: app.time.now,
  })

  app.time.now += 5 * MINUTE_MS
  await send('signIn', '13900000001')
  expect(readFileSync(file, 'utf8')).not.toContain(tel)
  app.time.now += 5 * MINUTE_MS
  await app.close()
  expect(existsSync(file)).toBe(false)
  app = await startTestApp({ dataDir })
})

it('proves the phone, so that colleagues can add this teacher', async () => {
  await signUp()
  const proved = async () =>
    (await app.database.read.selectFrom('teachers').select('isTelProved').executeTakeFirstOrThrow())
      .isTelProved
  expect(await proved()).toBe(0)

  await send()
  await enter(readCode(dataDir, tel))
  expect(await proved()).toBe(1)
})

it('ends the password and the sessions of a stranger who registered the phone before its owner proved it', async () => {
  const { data: before } = await signUp()
  await send()
  const { data: owner } = await enter(readCode(dataDir, tel))

  expect((await app.call(classList, {}, before.accessToken)).code).toBe(401)
  expect((await app.call(passwordSignIn, { tel, password })).code).toBe(20001)
  expect((await app.call(classList, {}, owner.accessToken)).code).toBe(200)
  expect((await app.call(messageList, {}, owner.accessToken)).data.items).toMatchObject([
    { kind: 'tel-proved' },
  ])

  app.time.now += MINUTE_MS
  await send()
  await enter(readCode(dataDir, tel))
  expect((await app.call(classList, {}, owner.accessToken)).code).toBe(200)
})

it('forgets a code after five minutes, and after five wrong tries', async () => {
  await signUp()
  await send()
  app.time.now += 5 * MINUTE_MS
  expect((await enter(readCode(dataDir, tel))).code).toBe(20001)

  await send()
  const code = readCode(dataDir, tel)
  for (let tries = 0; tries < 5; tries += 1) expect((await enter(wrongOf(code))).code).toBe(20001)
  expect((await enter(code)).code).toBe(20001)
})

it('binds a code to its phone and its purpose', async () => {
  await signUp()
  await send('reset')
  expect((await enter(readCode(dataDir, tel))).code).toBe(20001)

  await app.call(register, { tel: '13900000002', password, nickname: '李老师' })
  await send('signIn', '13900000002')
  expect((await enter(readCode(dataDir, '13900000002'))).code).toBe(20001)
})

it('answers alike whether the account exists or not, and tells only the owner of the phone', async () => {
  await signUp()
  const [known, unknown] = [await send(), await send('signIn', '13900000003')]
  expect(unknown).toEqual(known)

  expect(await enter(readCode(dataDir, '13900000003'), '13900000003')).toMatchObject({
    code: 20002,
    msg: '账号不存在，请前往品格精灵APP注册',
  })
  expect((await enter('000000', '13900000004')).code).toBe(20001)
})

it('sends one a minute, five an hour and ten a day, and says how long to wait', async () => {
  await send()
  const tooSoon = await app.send(sendCode.path, { tel })
  expect(tooSoon).toMatchObject({
    status: 429,
    msg: '验证码发送太频繁，请 60 秒后再试',
    data: { waitSeconds: 60 },
    headers: { 'retry-after': '60' },
  })

  let sent = 1
  const sendAll = async () => {
    app.time.now += MINUTE_MS
    while ((await send('register')).code === 200) {
      sent += 1
      app.time.now += MINUTE_MS
    }
  }
  await sendAll()
  expect(sent).toBe(5)
  app.time.now += HOUR_MS
  await sendAll()
  expect(sent).toBe(10)
  app.time.now += HOUR_MS
  expect(await send()).toMatchObject({ status: 429, msg: expect.stringMatching(/请 \d+ 小时后再试/) })
  app.time.now += 24 * HOUR_MS
  expect((await send()).code).toBe(200)
})

it('counts no code that could not be sent', async () => {
  const outbox = join(dataDir, OUTBOX_FILE)
  mkdirSync(outbox, { recursive: true })
  for (let times = 0; times < 12; times += 1) expect((await send()).code).not.toBe(200)
  rmSync(outbox, { recursive: true })

  for (let times = 0; times < 5; times += 1) {
    expect((await send()).code).toBe(200)
    app.time.now += MINUTE_MS
  }
  expect((await send()).code).toBe(429)
})

it('takes no more wrong codes from an account than wrong passwords', async () => {
  await signUp()
  for (let failure = 0; failure < 9; failure += 1) expect((await enter('123456')).code).toBe(20001)

  expect((await enter('123456')).status).toBe(429)
  expect((await app.call(passwordSignIn, { tel, password })).status).toBe(429)
})

it('makes an account whose phone is proved', async () => {
  await send('register')
  const code = readCode(dataDir, tel)
  const request = { tel, password, nickname: '王老师' }

  expect((await app.call(register, { ...request, code: wrongOf(code) })).code).toBe(20001)
  expect((await app.call(register, { ...request, code })).code).toBe(200)
  expect(await app.database.read.selectFrom('teachers').select('isTelProved').execute()).toEqual([
    { isTelProved: 1 },
  ])
})

it('resets a password by a code, signs in here and out everywhere else', async () => {
  const { data: before } = await signUp()
  await send('reset')
  const next = hash('sha256', 'evening-star')
  const requestId = '0199aaaa-bbbb-7ccc-8ddd-000000000012'
  const request = { tel, code: readCode(dataDir, tel), password: next, requestId }
  const { data: after } = await app.call(resetPassword, request)
  // The code is used up, and the answer may have been lost.
  expect((await app.call(resetPassword, request)).data.userId).toBe(after.userId)

  expect((await app.call(classList, {}, after.accessToken)).code).toBe(200)
  expect((await app.call(classList, {}, before.accessToken)).code).toBe(401)
  expect((await app.call(passwordSignIn, { tel, password })).code).toBe(20001)
  expect((await app.call(passwordSignIn, { tel, password: next })).code).toBe(200)
})

it('takes none of the commonest passwords, nor the phone number itself', async () => {
  for (const common of ['12345678', 'password123', '19900101', 'Laoshi888', 'starwars', 'short', '', tel])
    expect([
      common,
      await app.call(register, { tel, password: hash('sha256', common), nickname: '王老师' }),
    ]).toMatchObject([common, { status: 400, msg: '这个密码太常见，容易被猜到，请换一个' }])
})
