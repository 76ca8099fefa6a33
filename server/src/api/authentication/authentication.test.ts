import { readAuthentication, submitAuthentication } from '@pinge/contract/authentication.ts'
import { confirmFile, storageConfig, viewFile, type FilePurpose } from '@pinge/contract/files.ts'
import { passwordSignIn, type UserInfo } from '@pinge/contract/sign-in.ts'
import { messageList } from '@pinge/contract/messages.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { hash, randomBytes, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makePng } from '../../../test/pictures.ts'
import { createIds } from '../../platform/random.ts'
import { formBytes, uploadForm } from '../../../test/upload.ts'
import { createViewLinks } from '../writes/view-links.ts'
import { certifyTeachers, type CertifyArguments } from '../commands/certify-teachers.ts'
import { forgetRefused } from './forget-refused.ts'
import { startTestApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
let wang: UserInfo
let certificateUrl: string
beforeEach(async () => {
  app = await startTestApp()
  wang = await app.newTeacher('王老师')
  certificateUrl = await upload('certificate')
})
afterEach(() => app.close())

async function upload(purpose: FilePurpose, { accessToken } = wang): Promise<string> {
  const config = (await app.call(storageConfig, {}, accessToken)).data
  const key = `${config.dir}${randomUUID()}.png`
  const { payload, contentType } = await formBytes(uploadForm(config, key, makePng()))
  const headers = { 'content-type': contentType }
  await app.server.inject({ method: 'POST', url: config.host, headers, payload })
  return (await app.call(confirmFile, { key, purpose }, accessToken)).data.url
}

const handIn = (changes = {}, { accessToken } = wang) =>
  app.call(
    submitAuthentication,
    { school: '育才小学', subject: '语文', certificateUrl, ...changes },
    accessToken,
  )
const read = async ({ accessToken } = wang) => (await app.call(readAuthentication, {}, accessToken)).data
const messages = async () => (await app.call(messageList, {}, wang.accessToken)).data.items

/** The command of the operator, beside the running server. */
const certify = (given: CertifyArguments = {}) => {
  const clock = () => app.time.now
  const links = createViewLinks(clock, 'a secret of the tests, and of nothing else')
  const newId = createIds(clock, randomBytes)
  const origin = 'https://pinge.example'
  return certifyTeachers({ database: app.database, clock, newId, links, origin }, given)
}

async function waitingId(): Promise<string> {
  const [, first = ''] = await certify()
  return first.split(' ')[0] ?? ''
}

it('is empty at first, waits once it is handed in, and is shown to no other teacher', async () => {
  expect(await read()).toEqual({
    state: 'none',
    school: '',
    subject: '',
    certificateUrl: '',
    reason: '',
    submittedAt: null,
    decidedAt: null,
  })

  const { data } = await handIn({ school: ' 育才小学 ' })
  expect(data).toMatchObject({ state: 'pending', school: '育才小学', submittedAt: app.time.now })
  expect(await read()).toEqual(data)

  const li = await app.newTeacher('李老师')
  expect((await read(li)).state).toBe('none')
  expect((await app.call(viewFile, { url: certificateUrl }, li.accessToken)).status).toBe(404)
})

it('takes a certificate that this teacher uploaded as one, and no other picture', async () => {
  const li = await app.newTeacher('李老师')
  for (const [url, by] of [
    [await upload('picture'), wang],
    [certificateUrl, li],
  ] as const)
    expect(await handIn({ certificateUrl: url }, by)).toMatchObject({
      status: 400,
      msg: '图片还没有上传完成，请重新上传',
    })
  expect(await handIn({ subject: ' ' })).toMatchObject({ status: 400, msg: '任教学科不能为空' })
  expect((await read()).state).toBe('none')
})

it('is listed for the operator with an address that shows the certificate for five minutes', async () => {
  expect(await certify()).toEqual(['没有待审核的申请。'])
  await handIn()

  const [head, who, where = ''] = await certify()
  expect(head).toBe('待审核 1 份：')
  expect(who).toContain(`王老师 ${wang.tel}  育才小学  语文`)
  const shownAt = where.slice(where.indexOf('https://pinge.example') + 'https://pinge.example'.length)
  const show = async () => (await app.server.inject({ method: 'GET', url: shownAt })).statusCode
  expect(await show()).toBe(200)
  app.time.now += 5 * 60_000
  expect(await show()).toBe(404)
})

it('is approved by the operator, and the teacher is told', async () => {
  await handIn()
  const id = await waitingId()
  app.time.now += 1_000

  expect(await certify({ id, approve: true })).toEqual(['已通过，老师会收到消息。'])
  expect(await read()).toMatchObject({ state: 'approved', reason: '', decidedAt: app.time.now })
  expect(await messages()).toMatchObject([{ kind: 'certificate-approved', classId: null, isRead: false }])
  await expect(certify({ id, refuse: '看错了' })).rejects.toThrow('没有这份待审核的申请')
})

it('is refused with a reason that the teacher reads, and can be handed in again', async () => {
  await handIn()
  await certify({ id: await waitingId(), refuse: '证书看不清楚' })

  expect(await read()).toMatchObject({ state: 'refused', reason: '证书看不清楚', school: '育才小学' })
  expect(await messages()).toMatchObject([{ kind: 'certificate-refused', content: '证书看不清楚' }])
  // A teacher who thinks that it is right may say so.
  expect((await handIn()).data).toMatchObject({ state: 'pending', reason: '', decidedAt: null })
  expect(await certify()).toHaveLength(3)
})

it('keeps the picture of a refused certificate for 30 days, and all else that was handed in', async () => {
  await handIn()
  await certify({ id: await waitingId(), refuse: '证书看不清楚' })
  const forget = () => forgetRefused({ database: app.database, clock: () => app.time.now })
  app.time.now += 30 * DAY_MS - 1
  await forget()
  expect((await read()).certificateUrl).toBe(certificateUrl)

  app.time.now += 1
  // The session of the first day has ended by now.
  wang = (await app.call(passwordSignIn, { tel: wang.tel, password: hash('sha256', 'morning-sun') })).data
  await forget()
  expect(await read()).toMatchObject({
    state: 'refused',
    reason: '证书看不清楚',
    school: '育才小学',
    certificateUrl: '',
  })
  const { unusedSince } = await app.database.read
    .selectFrom('files')
    .select('unusedSince')
    .executeTakeFirstOrThrow()
  expect(unusedSince).toBe(app.time.now)
  expect((await handIn({ certificateUrl: await upload('certificate') })).data.state).toBe('pending')
  await forget()
  expect((await read()).state).toBe('pending')
})

it('is not decided by an operator who looked at an older one', async () => {
  await handIn()
  const id = await waitingId()
  await handIn({ school: '实验小学' })

  await expect(certify({ id, approve: true })).rejects.toThrow('没有这份待审核的申请')
  expect(await read()).toMatchObject({ state: 'pending', school: '实验小学' })
})

it('waits again when something is changed that was approved, and stays approved when nothing is', async () => {
  await handIn()
  await certify({ id: await waitingId(), approve: true })

  expect((await handIn()).data.state).toBe('approved')
  expect((await handIn({ subject: '数学' })).data.state).toBe('pending')
})

it('is handed in once for each request', async () => {
  const requestId = randomUUID()
  const first = await handIn({ requestId })
  await certify({ id: await waitingId(), refuse: '证书看不清楚' })

  expect(await handIn({ requestId })).toMatchObject({ code: 200, data: first.data })
  expect((await read()).state).toBe('refused')
})

it('asks the operator for one decision, and for a reason when it is no', async () => {
  await handIn()
  const id = await waitingId()

  await expect(certify({ approve: true })).rejects.toThrow('请用 --id 写明')
  await expect(certify({ id })).rejects.toThrow('请在 --approve 和 --refuse 原因 里选一个')
  await expect(certify({ id, approve: true, refuse: '不清楚' })).rejects.toThrow('选一个')
  await expect(certify({ id, refuse: ' ' })).rejects.toThrow('请写明不通过的原因')
  expect((await read()).state).toBe('pending')
})
