import { viewFile } from '@pinge/contract/files.ts'
import { realisticFeed, removeRealistic, saveRealistic } from '@pinge/contract/realistic.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { fileCalls } from '../../../test/file-calls.ts'
import { consentFor, newCoTeacher } from '../../../test/make.ts'
import { makePng } from '../../../test/pictures.ts'

let app: TestApp
let dataDir: string
let token: string
let colleague: string
let stranger: string
let classId: string
let studentIds: string[]
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pinge-realistic-'))
  app = await startTestApp({ dataDir })
  token = (await app.newTeacher()).accessToken
  ;({ classId, studentIds } = await app.newClass(token, ['陈梅', '李涛']))
  await consentFor(app, token, classId, studentIds)
  colleague = (await newCoTeacher(app, classId)).accessToken
  stranger = (await app.newTeacher('赵老师')).accessToken
})
afterEach(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const { upload, confirm, purge, shows } = fileCalls(() => ({ app, token, dataDir }))
const newPicture = async (by = token) =>
  (await confirm(await upload(makePng(), { token: by }), 'realistic', by)).data.url
const save = (more: Partial<RequestOf<typeof saveRealistic>>, by = token) =>
  app.call(
    saveRealistic,
    { classId, studentIds, date: '2026-11-23', type: 4, kind: 'practice', title: '浇水', ...more },
    by,
  )
const first = async (by = token) => (await app.call(realisticFeed, { classId }, by)).data.items[0]

it('shows its pictures to teachers of the class for some minutes, in the order in which they were chosen', async () => {
  const pictures = [await newPicture(), await newPicture()]
  expect((await save({ pictures })).code).toBe(200)

  const seen = await first(colleague)
  expect(seen?.pictures).toEqual(pictures)
  expect(await Promise.all((seen?.viewUrls ?? []).map(shows))).toEqual([true, true])
  expect(await shows(pictures[0] ?? '')).toBe(false)
  const view = (by: string) => app.call(viewFile, { url: pictures[0] ?? '' }, by)
  expect([(await view(colleague)).code, (await view(stranger)).status]).toEqual([200, 404])
  app.time.now += 6 * 60_000
  expect(await shows(seen?.viewUrls[0] ?? '')).toBe(false)
})

it('takes no picture of another teacher or for another purpose, and lets a colleague’s stay', async () => {
  const cover = (await confirm(await upload(makePng()), 'picture')).data.url
  const mine = await newPicture()
  expect((await save({ pictures: [cover] })).status).toBe(400)
  expect((await save({ pictures: [mine] }, colleague)).status).toBe(400)
  const id = (await save({ pictures: [mine] })).data.batchId
  const theirs = await newPicture(colleague)

  expect((await save({ id, pictures: [theirs, mine] }, colleague)).code).toBe(200)
  expect((await first())?.pictures).toEqual([theirs, mine])
  expect((await save({ id, title: '量高度' })).code).toBe(200)
  expect((await first())?.pictures).toEqual([theirs, mine])
})

it('takes no file that only calls itself a picture, and says so', async () => {
  const page = Buffer.from('<html><script>alert(1)</script></html>')
  const refused = await confirm(await upload(page), 'realistic')

  expect([refused.code, refused.msg]).toEqual([415, errors.pictureTypeNotAccepted.message])
  expect((await save({ pictures: [] })).code).toBe(200)
})

it('removes a picture a day after another one was put in its place', async () => {
  const [kept, replaced] = [await newPicture(), await newPicture()]
  const { batchId } = (await save({ pictures: [kept, replaced] })).data
  await save({ id: batchId, pictures: [kept] })
  app.time.now += 2 * DAY_MS

  expect(await purge()).toBe(1)
})

it('removes a picture a day after nothing shows it any more, and none that one pupil’s record still shows', async () => {
  const [kept, dropped] = [await newPicture(), await newPicture()]
  const { batchId, ids } = (await save({ pictures: [kept, dropped] })).data
  await save({ id: ids[0] ?? '', studentIds: studentIds.slice(0, 1), title: '一个人的' })
  await save({ id: batchId, studentIds: studentIds.slice(1), pictures: [kept] })
  app.time.now += 2 * DAY_MS
  expect(await purge()).toBe(0)

  await app.call(removeRealistic, { classId, id: ids[0] ?? '' }, token)
  app.time.now += 2 * DAY_MS
  expect(await purge()).toBe(1)
  expect((await first())?.pictures).toEqual([kept])
})
