import { removeClass } from '@pinge/contract/class-edit.ts'
import { removeTeacher } from '@pinge/contract/class-teachers.ts'
import { giveComment, undoComment } from '@pinge/contract/comments.ts'
import { confirmFile, storageConfig, viewFile, type FilePurpose } from '@pinge/contract/files.ts'
import { commentRecords } from '@pinge/contract/records.ts'
import { moveStudents } from '@pinge/contract/student-information.ts'
import { removeStudents } from '@pinge/contract/students.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { consentFor, newCoTeacher } from '../../../test/make.ts'
import { makePng } from '../../../test/pictures.ts'
import { formBytes, uploadForm } from '../../../test/upload.ts'
import { createDiskStorage } from '../../platform/storage/disk-storage.ts'
import { KEPT_DELETED_MS, purgeClasses } from '../class-edit/purge-classes.ts'
import { purgeUnusedFiles } from '../files/purge-files.ts'
import { KEPT_UNUSED_MS } from '../writes/confirmed-files.ts'

let app: TestApp
let dataDir: string
let token: string
let classId: string
let students: string[]

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pinge-photos-'))
  app = await startTestApp({ dataDir })
  token = (await app.newTeacher()).accessToken
  const made = await app.newClass(token)
  classId = made.classId
  students = made.studentIds
  await consentFor(app, token, classId, students)
})
afterEach(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Uploads and confirms a picture; answers its address. */
async function uploadPhoto(purpose: FilePurpose = 'comment', by = token): Promise<string> {
  const { data: config } = await app.call(storageConfig, {}, by)
  const key = `${config.dir}${randomUUID()}.png`
  const { payload, contentType } = await formBytes(uploadForm(config, key, makePng()))
  const headers = { 'content-type': contentType }
  await app.server.inject({ method: 'POST', url: config.host, headers, payload })
  return (await app.call(confirmFile, { key, purpose }, by)).data.url
}

const give = (photo: string, studentIds = students, by = token) =>
  app.call(giveComment, { classId, itemId: 's1-01', studentIds, photo }, by)
const photosOf = async () =>
  (await app.call(commentRecords, { classId }, token)).data.items.map(({ photo }) => photo)
const view = (url: string, by = token) => app.call(viewFile, { url }, by)
const open = async (url: string) => (await app.server.inject({ method: 'GET', url })).statusCode
const unused = async () =>
  (await app.database.read.selectFrom('files').select('unusedSince').execute()).filter(
    ({ unusedSince }) => unusedSince !== null,
  ).length

it('keeps a photo with a comment, told in the record of each pupil', async () => {
  const photo = await uploadPhoto()
  expect((await give(photo)).code).toBe(200)

  expect(await photosOf()).toEqual([photo, photo])
  expect(await unused()).toBe(0)
})

it('shows a photo to the teachers of its class alone, by an address that is good for minutes', async () => {
  const photo = await uploadPhoto()
  await give(photo)
  const colleague = (await newCoTeacher(app, classId)).accessToken
  const stranger = (await app.newTeacher('赵老师')).accessToken

  expect(await open(photo)).toBe(404)
  expect(await open((await view(photo)).data.url)).toBe(200)
  expect(await open((await view(photo, colleague)).data.url)).toBe(200)
  expect((await view(photo, stranger)).status).toBe(404)
  const { url, expireTime } = (await view(photo)).data
  app.time.now = expireTime + 1
  expect(await open(url)).toBe(404)
})

it('shows a photo no longer to the colleague who took it and has left the class', async () => {
  const colleague = await newCoTeacher(app, classId)
  const photo = await uploadPhoto('comment', colleague.accessToken)
  await give(photo, students, colleague.accessToken)
  expect((await view(photo, colleague.accessToken)).code).toBe(200)

  await app.call(removeTeacher, { classId, userId: colleague.userId }, token)
  expect((await view(photo, colleague.accessToken)).status).toBe(404)
})

it('takes no photo that its teacher did not confirm for a comment', async () => {
  const colleague = (await newCoTeacher(app, classId)).accessToken
  const photo = await uploadPhoto()

  expect((await give(await uploadPhoto('picture'))).status).toBe(400)
  expect((await give(photo, students, colleague)).status).toBe(400)
  expect((await give('/files/comment/nowhere.png')).status).toBe(400)
  expect(await photosOf()).toEqual([])
})

it('lets a photo go with the comment that is taken back', async () => {
  const photo = await uploadPhoto()
  const { data } = await give(photo)
  await app.call(undoComment, { classId, batchId: data.batchId }, token)

  expect(new Set(await photosOf())).toEqual(new Set([null]))
  expect(await unused()).toBe(1)
})

it('keeps a photo for the others when a comment is taken back for one', async () => {
  const [mei = '', tao = ''] = students
  const photo = await uploadPhoto()
  const { batchId } = (await give(photo)).data
  await app.call(undoComment, { classId, batchId, studentIds: [mei] }, token)

  const { items } = (await app.call(commentRecords, { classId }, token)).data
  const shown = items.filter((item) => item.photo !== null)
  expect(shown).toMatchObject([{ studentId: tao, photo, isUndone: false }])
  expect(await unused()).toBe(0)

  await app.call(undoComment, { classId, batchId, studentIds: [tao] }, token)
  expect(await unused()).toBe(1)
})

it('lets a photo go with the last pupil who is erased, and not before', async () => {
  const [mei = '', tao = ''] = students
  await give(await uploadPhoto())
  await app.call(removeStudents, { classId, ids: [mei], records: 'delete' }, token)
  expect(await unused()).toBe(0)

  await app.call(removeStudents, { classId, ids: [tao], records: 'delete' }, token)
  expect(await unused()).toBe(1)
})

it('carries a photo with the history of a pupil who moves, for the teachers of either class', async () => {
  const [mei = '', tao = ''] = students
  const photo = await uploadPhoto()
  const { batchId } = (await give(photo)).data
  await app.call(undoComment, { classId, batchId, studentIds: [tao] }, token)
  const other = await app.newClass(token, [])
  const ofThere = (await newCoTeacher(app, other.classId)).accessToken
  expect((await view(photo, ofThere)).status).toBe(404)

  const moved = { classId, toClassId: other.classId, ids: [mei, tao], withHistory: true }
  const [newMei = ''] = (await app.call(moveStudents, moved, token)).data.ids

  const { items } = (await app.call(commentRecords, { classId: other.classId }, token)).data
  expect(items.filter((item) => item.photo !== null)).toMatchObject([{ studentId: newMei, photo }])
  expect(await open((await view(photo, ofThere)).data.url)).toBe(200)
})

it('keeps a photo that moved when the comment is taken back in the class before', async () => {
  const photo = await uploadPhoto()
  const { batchId } = (await give(photo)).data
  const other = await app.newClass(token, [])
  const moved = { classId, toClassId: other.classId, ids: students.slice(0, 1), withHistory: true }
  await app.call(moveStudents, moved, token)
  await app.call(undoComment, { classId, batchId }, token)
  app.time.now += KEPT_UNUSED_MS

  const clock = () => app.time.now
  const storage = createDiskStorage({ dataDir, secret: '', clock, randomBytes })
  expect(await purgeUnusedFiles({ database: app.database, storage, clock })).toBe(0)
  expect(await open((await view(photo)).data.url)).toBe(200)
})

it('lets the photos of a class go when it is gone for good', async () => {
  await give(await uploadPhoto())
  await app.call(removeClass, { classId, className: '三年级(2)班' }, token)
  expect(await unused()).toBe(0)

  app.time.now += KEPT_DELETED_MS
  await purgeClasses(app.database, () => app.time.now)
  expect(await unused()).toBe(1)
})
