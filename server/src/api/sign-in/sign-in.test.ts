import * as errors from '@pinge/contract/protocol/errors.ts'
import { classList } from '@pinge/contract/classes.ts'
import { passwordSignIn, register, signOut } from '@pinge/contract/sign-in.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { hash } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { madeAt, madeOfAddress } from './register-teacher.ts'
import { startTestApp, type TestApp } from '../../../test/app.ts'

const tel = '13800006120'
const password = hash('sha256', 'morning-sun')
const wrong = hash('sha256', 'evening-sun')
let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})
afterEach(() => app.close())

const join = () => app.call(register, { tel, password, nickname: '王老师' })

it('signs a new teacher in at once, and again with the same password', async () => {
  const made = await join()
  const again = await app.call(passwordSignIn, { tel, password })

  expect(made.data).toMatchObject({ tel, nickname: '王老师', headUrl: '' })
  expect(again.data.userId).toBe(made.data.userId)
  expect(again.data.accessToken).not.toBe(made.data.accessToken)
  expect((await app.call(classList, {}, again.data.accessToken)).data).toEqual([])
})

it('keeps neither the password nor the token where the database could tell them', async () => {
  const { data } = await join()

  const teacher = await app.database.read.selectFrom('teachers').selectAll().executeTakeFirstOrThrow()
  const session = await app.database.read.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
  expect(teacher.passwordHash).toMatch(/^\$argon2id\$v=19\$/)
  expect(JSON.stringify({ teacher, session })).not.toContain(password)
  expect(JSON.stringify({ teacher, session })).not.toContain(data.accessToken)
  expect(Buffer.from(data.accessToken, 'base64url').length).toBeGreaterThanOrEqual(16)
})

it('tells a wrong password from an account that is not there', async () => {
  await join()

  expect(await app.call(passwordSignIn, { tel, password: wrong })).toMatchObject({ status: 200, code: 20001 })
  expect(await app.call(passwordSignIn, { tel: '13900000000', password })).toMatchObject({
    status: 200,
    code: 20002,
    msg: '账号不存在，请前往品格精灵APP注册',
  })
})

it('refuses an account after its 10th failure in 15 minutes, says how long to wait, and lets it in afterwards', async () => {
  await join()
  for (let failure = 1; failure <= 9; failure += 1)
    expect((await app.call(passwordSignIn, { tel, password: wrong })).code).toBe(20001)

  const tenth = await app.send(passwordSignIn.path, { tel, password: wrong })
  const right = await app.send(passwordSignIn.path, { tel, password })
  expect(tenth).toMatchObject({ status: 429, code: 429, msg: '登录失败次数太多，请 15 分钟后再试' })
  expect(right).toMatchObject({ status: 429, headers: { 'retry-after': '900' } })

  app.time.now += 15 * 60_000 + 1
  expect((await app.call(passwordSignIn, { tel, password })).code).toBe(200)
})

it('refuses made-up phones after 100 failures of an address, and no teacher of that school', async () => {
  await join()
  for (let failure = 0; failure < 99; failure += 1)
    expect((await app.call(passwordSignIn, { tel: String(13900000000 + failure), password })).code).toBe(
      20002,
    )
  expect((await app.call(passwordSignIn, { tel, password })).code).toBe(200)

  expect((await app.call(passwordSignIn, { tel: '13700000000', password })).code).toBe(429)
  expect((await app.call(passwordSignIn, { tel: '13700000001', password })).code).toBe(429)
  expect((await app.call(passwordSignIn, { tel, password })).code).toBe(200)
})

it('ends the session at sign-out, and only that one', async () => {
  const { data: board } = await join()
  const { data: phone } = await app.call(passwordSignIn, { tel, password })

  expect(await app.call(signOut, {}, board.accessToken)).toMatchObject({ code: 200, data: null })

  expect(await app.call(classList, {}, board.accessToken)).toMatchObject({
    status: 401,
    code: errors.sessionExpired.code,
    msg: '登录信息失效，请重新登录！',
  })
  expect((await app.call(classList, {}, phone.accessToken)).code).toBe(200)
})

it('ends a session after 30 days', async () => {
  const { data } = await join()

  app.time.now += 30 * DAY_MS - 1
  expect((await app.call(classList, {}, data.accessToken)).code).toBe(200)
  app.time.now += 1
  expect((await app.call(classList, {}, data.accessToken)).code).toBe(401)
})

it('registers a phone once, also when two try at the same time', async () => {
  const answers = await Promise.all([join(), join(), join()])

  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect(await join()).toMatchObject({ status: 409, msg: '这个手机号已经注册，请直接登录' })
})

it('tells an address of 50 registered phones an hour, and then of one in 15 seconds, also when it asks for all at once', async () => {
  const taken = (await app.newTeacher()).tel
  const ask = () => app.call(register, { tel: taken, password, nickname: '李老师' })
  const answers = await Promise.all(Array.from({ length: 80 }, ask))

  expect(answers.filter(({ msg }) => msg === errors.telTaken.message)).toHaveLength(51)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(29)
})

it('lets the teachers of a school register, also after somebody there asked which phones have an account', async () => {
  const taken = (await app.newTeacher()).tel
  for (let asked = 0; asked < 50; asked += 1)
    await app.call(register, { tel: taken, password, nickname: '李老师' })

  expect((await join()).code).toBe(200)
  const another = () => app.call(register, { tel: '13800006121', password, nickname: '李老师' })
  expect(await another()).toMatchObject({ status: 429, data: null })
  app.time.now += 15_001
  expect((await another()).code).toBe(200)
})

it('lets an address make 2,000 accounts a day, and no more', async () => {
  const here = '127.0.0.1'
  for (let count = 0; count < 1_999; count += 1) await app.shared.hit(madeAt(here), madeOfAddress)
  const another = () => app.call(register, { tel: '13800006121', password, nickname: '李老师' })
  const [first, second] = await Promise.all([join(), another()])
  expect([first.code, second.code]).toEqual(expect.arrayContaining([200, 429]))

  expect([(await join()).code, (await another()).code]).toEqual([429, 429])
  // A teacher who has an account goes on.
  const made = first.code === 200 ? tel : '13800006121'
  expect((await app.call(passwordSignIn, { tel: made, password })).code).toBe(200)
  app.time.now += DAY_MS
  const late = await Promise.all([join(), another()])
  expect(late.map(({ code }) => code)).toEqual(expect.arrayContaining([200, 409]))
})

it('registers no teacher where the school makes the accounts', async () => {
  await app.close()
  app = await startTestApp({ registration: 'closed' })

  expect(await join()).toMatchObject({ status: 403, code: 403 })
  expect(await app.database.read.selectFrom('teachers').selectAll().execute()).toEqual([])
})
