import { passwordSignIn, register, UserInfo } from '@pinge/contract/sign-in.ts'
import { qrConfirm, qrLoginContent, qrLoginResult, qrScan } from '@pinge/contract/qr-sign-in.ts'
import { hash, randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTestDataDir, type TestDataDir } from '../../../test/data-dir.ts'
import { startServer, type TestServer } from '../../../test/server.ts'

const password = hash('sha256', 'morning-sun')

let home: TestDataDir
/** What comes in at either is one product. */
let first: TestServer
let second: TestServer
beforeAll(async () => {
  home = await createTestDataDir()
  const settings = { ...home.settings, REDIS_URL: process.env.TEST_REDIS_URL ?? '', LOG_LEVEL: 'warn' }
  first = await startServer(settings)
  second = await startServer(settings)
})
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()])
  await home.remove()
})

let tel: string
let phone: UserInfo
beforeEach(async () => {
  // Redis is not this test's alone.
  tel = `139${String(randomInt(100_000_000)).padStart(8, '0')}`
  const { data } = await first.call(register.path, { tel, password, nickname: '王老师' })
  phone = z.parse(UserInfo, data)
})

it('a QR sign-in begins at one process, is scanned and confirmed at the other, and is picked up once at either', async () => {
  const begun = await first.call(qrLoginContent.path, { loginType: 3 })
  const { key, content } = z.parse(qrLoginContent.data, begun.data)
  const id = content.split('/').at(-1)
  const poll = (server: TestServer) => server.call(qrLoginResult.path, { key, loginType: 3 })
  expect((await poll(second)).code).toBe(20102)

  expect((await second.call(qrScan.path, { id }, phone.accessToken)).code).toBe(200)
  await wait(500)
  expect((await poll(first)).code).toBe(20103)
  expect((await first.call(qrConfirm.path, { id, accept: true }, phone.accessToken)).code).toBe(200)

  await wait(500)
  const both = await Promise.all([poll(first), poll(second)])
  const signedIn = both.filter(({ code }) => code === 200)
  expect(signedIn).toHaveLength(1)
  expect(z.parse(UserInfo, signedIn[0]?.data).userId).toBe(phone.userId)
  await wait(500)
  expect((await poll(second)).code).toBe(20104)
})

it('an account has ten tries in all, not ten at each process', async () => {
  const tryOnce = (server: TestServer, typed: string) =>
    server.call(passwordSignIn.path, { tel, password: hash('sha256', typed) })
  const codes = await Promise.all(
    [first, second].flatMap((server) =>
      Array.from({ length: 10 }, async (_, index) => (await tryOnce(server, `guess ${index}`)).code),
    ),
  )

  // The tenth failure itself is answered by the refusal.
  expect(codes.filter((code) => code === 20001)).toHaveLength(9)
  expect(codes.filter((code) => code === 429)).toHaveLength(11)
})
