import { updateClass } from '@pinge/contract/class-edit.ts'
import { classList } from '@pinge/contract/classes.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { addExample, removeExample } from '@pinge/contract/example.ts'
import { liveTicket } from '@pinge/contract/live.ts'
import { messageList } from '@pinge/contract/messages.ts'
import { saveRealistic } from '@pinge/contract/realistic.ts'
import { studentList } from '@pinge/contract/students.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { fileCalls } from '../../../test/file-calls.ts'
import { followStream } from '../../../test/follow-stream.ts'
import { newCoTeacher } from '../../../test/make.ts'
import { makePng } from '../../../test/pictures.ts'

let app: TestApp
let dataDir: string
let token: string
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pinge-example-'))
  app = await startTestApp({ dataDir })
  token = (await app.newTeacher()).accessToken
})
afterEach(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const { upload, confirm, purge, storedFiles } = fileCalls(() => ({ app, token, dataDir }))
const make = async () => (await app.call(addExample, {}, token)).data.classId
const remove = (classId: string, requestId = randomUUID()) =>
  app.call(removeExample, { classId, requestId }, token)

it('takes its cover and the photos of its comments and records away with it', async () => {
  const classId = await make()
  const pupil = (await app.call(studentList, { classId }, token)).data.stuInfoList[0]?.id ?? ''
  const picture = async (purpose?: 'comment' | 'realistic') =>
    (await confirm(await upload(makePng()), purpose)).data.url
  const ofClass = { classId, studentIds: [pupil] }
  const written = { date: '2026-11-23', type: 4, kind: 'practice', title: '浇水' } as const
  const answers = [
    await app.call(updateClass, { classId, classImg: await picture() }, token),
    await app.call(giveComment, { ...ofClass, itemId: 's1-01', photo: await picture('comment') }, token),
    await app.call(saveRealistic, { ...ofClass, ...written, pictures: [await picture('realistic')] }, token),
  ]
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
  expect(storedFiles()).toHaveLength(3)

  await remove(classId)
  app.time.now += 2 * DAY_MS
  await purge()

  expect(storedFiles()).toEqual([])
})

it('tells a colleague in it that it is gone, once, and ends what they have open', async () => {
  const origin = await app.server.listen({ host: '127.0.0.1', port: 0 })
  const classId = await make()
  const { className = '' } = (await app.call(classList, {}, token)).data[0] ?? {}
  const colleague = (await newCoTeacher(app, classId)).accessToken
  const { url } = (await app.call(liveTicket, { classId }, colleague)).data
  const stream = await followStream(`${origin}${url}`)
  await stream.next()

  const requestId = randomUUID()
  expect([(await remove(classId, requestId)).code, (await remove(classId, requestId)).code]).toEqual([
    200, 200,
  ])

  expect(await stream.next()).toMatchObject({ event: { type: 'ended' } })
  const told = async (by: string) =>
    (await app.call(messageList, {}, by)).data.items.map((item) => [item.kind, item.className])
  expect(await told(colleague)).toEqual([['class-erased', className]])
  expect(await told(token)).toEqual([])
})

it('is not removed by a colleague', async () => {
  const classId = await make()
  const colleague = (await newCoTeacher(app, classId)).accessToken

  expect((await app.call(removeExample, { classId }, colleague)).status).toBe(403)
  expect((await app.call(classList, {}, token)).data).toHaveLength(1)
})

it('is one a teacher, also when it is asked for three times at once', async () => {
  const answers = await Promise.all(
    [1, 2, 3].map(() => app.call(addExample, { requestId: randomUUID() }, token)),
  )

  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect((await app.call(classList, {}, token)).data).toHaveLength(1)
})
