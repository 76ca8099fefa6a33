import { changePassword, changeTel, teacherProfile, updateProfile } from '@pinge/contract/accounts.ts'
import { submitAuthentication } from '@pinge/contract/authentication.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { passwordSignIn, register, sendCode } from '@pinge/contract/sign-in.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { hash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fileCalls } from '../../../test/file-calls.ts'
import { startTestClass, type TestClass } from '../../../test/make.ts'
import { makePng } from '../../../test/pictures.ts'
import { readCode } from '../../../test/sms-outbox.ts'
import { contextOf, writeBeside } from '../../../test/write-beside.ts'
import { submitAuthentication as handIn } from '../authentication/submit-authentication.ts'
import { changeProfile } from './profile.ts'

const password = hash('sha256', 'morning-sun')
const next = hash('sha256', 'evening-star')

let at: TestClass
let dataDir: string
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pinge-account-'))
  at = await startTestClass([], { dataDir })
})
afterEach(async () => {
  await at.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const { upload, confirm, purge, storedFiles } = fileCalls(() => ({ app: at.app, token: at.token, dataDir }))
const picture = async (purpose?: 'certificate') => (await confirm(await upload(makePng()), purpose)).data.url
/** What is kept once nothing else has shown it for a day. */
async function keptPictures(): Promise<string[]> {
  at.app.time.now += 2 * DAY_MS
  await purge()
  return storedFiles()
}

it('of two faces that a teacher chooses at once, one is shown and the other one goes', async () => {
  const { app, owner, token } = at
  const [one, other] = [await picture(), await picture()]
  const { code } = await writeBeside(
    app.database,
    ({ write }) => write((trx) => changeProfile(trx, contextOf(app, owner.userId), { headUrl: one })),
    () => app.call(updateProfile, { headUrl: other }, token),
  )

  expect([code, (await app.call(teacherProfile, {}, token)).data.headUrl]).toEqual([200, other])
  expect(await keptPictures()).toHaveLength(1)
})

it('of two certificates that a teacher hands in at once, one is kept and the other one goes', async () => {
  const { app, owner, token } = at
  const said = { school: '实验小学', subject: '语文' }
  const [one, other] = [await picture('certificate'), await picture('certificate')]
  const { code } = await writeBeside(
    app.database,
    ({ write }) =>
      write((trx) => handIn(trx, contextOf(app, owner.userId), { ...said, certificateUrl: one })),
    () => app.call(submitAuthentication, { ...said, certificateUrl: other }, token),
  )

  expect(code).toBe(200)
  expect(await keptPictures()).toHaveLength(1)
})

it('a phone that a colleague takes at the same moment is taken', async () => {
  const { app, colleague, token } = at
  const tel = '13900001111'
  await app.call(sendCode, { tel, purpose: 'changeTel' })
  const code = readCode(dataDir, tel)
  const { msg } = await writeBeside(
    app.database,
    ({ write }) =>
      write((trx) => trx.updateTable('teachers').set({ tel }).where('id', '=', colleague.userId).execute()),
    () => app.call(changeTel, { tel, code, password }, token),
  )

  expect(msg).toBe(errors.telTaken.message)
})

it('an account that is asked for twice by one request is made once, and signed in both times', async () => {
  const { app } = at
  const request = { tel: '13900002222', password, nickname: '钱老师', requestId: randomUUID() }
  const answers = await Promise.all([1, 2].map(() => app.call(register, request)))

  expect(answers.map(({ code }) => code)).toEqual([200, 200])
  expect(new Set(answers.map(({ data }) => data.userId)).size).toBe(1)
})

it('a password that is changed twice by one request is changed once, and both are told so', async () => {
  const { app, owner, token } = at
  const request = { oldPassword: password, password: next, requestId: randomUUID() }
  const answers = await Promise.all([1, 2].map(() => app.call(changePassword, request, token)))

  expect(answers.map(({ code }) => code)).toEqual([200, 200])
  expect((await app.call(passwordSignIn, { tel: owner.tel, password: next })).code).toBe(200)
})
