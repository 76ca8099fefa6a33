import {
  libraryDownload,
  libraryFavorite,
  libraryList,
  libraryPreview,
} from '@pinge/contract/content/library.ts'
import * as contract from '@pinge/contract/content/own-files.ts'
import { homeRecent } from '@pinge/contract/content/recent.ts'
import { PLAY_CATEGORIES, recordPlay } from '@pinge/contract/content/videos.ts'
import { confirmFile, storageConfig } from '@pinge/contract/files.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { removeTeacher } from '@pinge/contract/class-teachers.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { passDays, startTestClass, type TestClass } from '../../../../test/make.ts'
import { importDeps } from '../../../../test/content-package.ts'
import { makeExif, makeJpeg } from '../../../../test/pictures.ts'
import { formBytes, uploadForm } from '../../../../test/upload.ts'
import { readConfig } from '../../../platform/config.ts'
import { forgetPlace } from '../../../platform/images/forget-place.ts'
import { confirmFile as confirm } from '../../files/confirm-file.ts'
import { purgeUnusedFiles } from '../../files/purge-files.ts'
import { purgeOwnFiles } from './purge-own-files.ts'

let world: TestClass
let dataDir: string
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pinge-own-'))
  world = await startTestClass([], { dataDir, ownFileBytes: 2_000, ownQuotaBytes: 5_000 })
})
afterEach(async () => {
  await world.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const pdf = (bytes = 1_000) => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes - 9, 'p')])
const call: TestClass['app']['call'] = (endpoint, request, token = world.token) =>
  world.app.call(endpoint, request, token)

async function upload(name: string, bytes: Buffer, type = 'application/pdf', token = world.token) {
  const config = (await call(storageConfig, { purpose: 'library' }, token)).data
  const key = `${config.dir}${name}`
  const { payload, contentType } = await formBytes(uploadForm(config, key, bytes, type))
  const { statusCode, payload: answer } = await world.app.server.inject({
    method: 'POST',
    url: config.host,
    headers: { 'content-type': contentType },
    payload,
  })
  return { key, statusCode, answer }
}

async function add(
  name: string,
  bytes = pdf(),
  more: { folderId?: string } = {},
  token = world.token,
): Promise<string> {
  const { key } = await upload(name, bytes, 'application/pdf', token)
  await call(confirmFile, { key, purpose: 'library' }, token)
  return (await call(contract.saveOwnFile, { key, name, ...more }, token)).data.id
}

const list = async (scope: 'mine' | 'shared' | 'removed' = 'mine', token = world.token) =>
  (await call(contract.ownFileList, { scope }, token)).data

it('keeps an upload once it is what its name says, and opens it for its teacher alone', async () => {
  const { key, statusCode } = await upload('a.pdf', pdf())
  expect(statusCode).toBe(200)
  expect((await call(contract.saveOwnFile, { key, name: '教案.pdf' })).msg).toBe(
    errors.ownUploadNotFound.message,
  )
  const confirmed = await call(confirmFile, { key, purpose: 'library' })
  expect((await call(confirmFile, { key, purpose: 'library' })).data).toEqual(confirmed.data)
  const { id } = (await call(contract.saveOwnFile, { key, name: '教案' })).data
  expect((await call(contract.saveOwnFile, { key, name: '教案' })).data.id).toBe(id)

  expect(await list()).toMatchObject({
    files: [{ id, name: '教案.pdf', size: 1_000, preview: 'ready', ownerName: '王老师' }],
    usedBytes: 1_000,
    quotaBytes: 5_000,
  })
  const { data } = await call(libraryPreview, { id })
  const shown = await world.app.server.inject(data.address?.url ?? '')
  expect([shown.statusCode, shown.rawPayload]).toEqual([200, pdf()])
  const others = await call(libraryPreview, { id }, world.colleague.accessToken)
  expect([others.status, others.msg]).toEqual([404, errors.contentNotFound.message])
})

it('refuses a file that is too large, empty, of another type or not what its name says', async () => {
  expect((await upload('large.pdf', pdf(2_001))).answer).toContain(errors.ownFileTooLarge.message)
  expect((await upload('empty.pdf', Buffer.alloc(0))).statusCode).toBe(400)
  expect((await upload('page.html', Buffer.from('<html>'), 'text/html')).statusCode).toBe(415)
  const { key } = await upload('page.pdf', Buffer.from('<script>alert(1)</script>'))
  expect((await call(confirmFile, { key, purpose: 'library' })).msg).toBe(
    errors.ownFileTypeNotAccepted.message,
  )

  expect(readdirSync(join(dataDir, 'staging'), { recursive: true })).toHaveLength(1)
  const theirs = await call(confirmFile, { key, purpose: 'library' }, world.colleague.accessToken)
  expect(theirs.status).toBe(404)
})

it('takes a file in pieces, goes on with the one that was cut off, and keeps it whole', async () => {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(1_991)])
  const config = (await call(storageConfig, { purpose: 'library' })).data
  expect(config.pieceBytes).toBe(2 * 1024 * 1024)
  const key = `${config.dir}pieces.pdf`
  const send = async (offset: number, end: number, said = `${offset}/${bytes.length}`) => {
    const form = uploadForm(config, key, bytes.subarray(offset, end), 'application/pdf')
    const file = form.get('file')
    form.delete('file')
    form.append('piece', said)
    form.append('file', file ?? '')
    const { payload, contentType } = await formBytes(form)
    const headers = { 'content-type': contentType }
    return world.app.server.inject({ method: 'POST', url: config.host, headers, payload })
  }
  const confirm = () => call(confirmFile, { key, purpose: 'library' })
  const msgOf = async (answer: ReturnType<typeof send>) => (await answer).json<{ msg: string }>().msg

  expect(await msgOf(send(800, 1_600))).toBe(errors.ownUploadNotFound.message)
  expect((await send(0, 800)).statusCode).toBe(200)
  expect((await confirm()).status).toBe(404)
  // Its answer was lost, so that it comes again; at last the whole file was kept and its answer was lost as well.
  expect((await send(0, 800)).statusCode).toBe(200)
  expect((await send(800, 1_600)).statusCode).toBe(200)
  expect((await send(1_600, 2_000)).statusCode).toBe(200)
  expect((await send(1_600, 2_000)).statusCode).toBe(200)
  for (const said of ['0/2001', '0/999999999999']) expect((await send(0, 800, said)).statusCode).toBe(413)
  for (const said of ['2000/2000', '-1/2000', 'x']) expect((await send(0, 800, said)).statusCode).toBe(400)
  expect((await send(0, 2_000, '1/2000')).statusCode).toBe(413)

  expect((await confirm()).status).toBe(200)
  const { id } = (await call(contract.saveOwnFile, { key, name: '教案' })).data
  const shown = await world.app.server.inject((await call(libraryPreview, { id })).data.address?.url ?? '')
  expect(shown.rawPayload.equals(bytes)).toBe(true)
  expect(readdirSync(join(dataDir, 'staging'), { recursive: true })).toHaveLength(1)
})

it('keeps what was checked, whatever comes under its key afterwards', async () => {
  const { key } = await upload('a.pdf', pdf())
  const confirm = () => call(confirmFile, { key, purpose: 'library' })
  await confirm()
  const { id } = (await call(contract.saveOwnFile, { key, name: '教案' })).data
  await upload('a.pdf', Buffer.from('<script>alert(1)</script>'))
  expect((await confirm()).status).toBe(200)
  const shown = await world.app.server.inject((await call(libraryPreview, { id })).data.address?.url ?? '')
  expect(shown.rawPayload).toEqual(pdf())
})

it('keeps a photo without the place where it was taken, since colleagues may read it', async () => {
  const photo = makeJpeg({ extra: [makeExif(6)] })
  const { key } = await upload('trip.jpg', photo, 'image/jpeg')
  const { url } = (await call(confirmFile, { key, purpose: 'library' })).data
  const { id } = (await call(contract.saveOwnFile, { key, name: '出游.jpg' })).data

  const kept = readFileSync(join(dataDir, 'uploads', url.replace('/files/', '')))
  expect(photo.includes('31.2304')).toBe(true)
  expect(kept.includes('31.2304')).toBe(false)
  expect((await list()).files).toMatchObject([{ id, size: photo.length }])
  forgetPlace(photo)
  expect(kept.equals(photo)).toBe(true)
  expect(existsSync(join(dataDir, key))).toBe(false)
  // A second confirmation is answered like the first.
  expect((await call(confirmFile, { key, purpose: 'library' })).data).toEqual({ url })
})

it('takes no larger file that came under its key between the check and the move', async () => {
  const { key } = await upload('a.pdf', pdf(100))
  const { storage } = importDeps(world.app, dataDir)
  const move: typeof storage.move = async (...places) => {
    await upload('a.pdf', pdf(1_900))
    return storage.move(...places)
  }
  const { app, owner } = world
  const deps = {
    config: { ...readConfig({ DATA_DIR: dataDir }), ownFileBytes: 2_000 },
    database: app.database,
    clock: () => app.time.now,
    randomBytes,
    newId: randomUUID,
    storage: { ...storage, move },
  }

  await expect(confirm(deps, { teacherId: owner.userId }, { key, purpose: 'library' })).rejects.toThrow(
    errors.ownUploadNotFound.message,
  )
  expect(readdirSync(join(dataDir, 'uploads', 'own'))).toEqual([])
})

it('shows a document with a script as a document, and a page or a drawing under its name not at all', async () => {
  const scripted = Buffer.from(
    '%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF',
  )
  const id = await add('script.pdf', scripted)
  for (const endpoint of [libraryPreview, libraryDownload]) {
    const { data } = await call(endpoint, { id })
    const url = 'address' in data ? (data.address?.url ?? '') : data.url
    const { headers } = await world.app.server.inject(url)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/u)
  }

  expect(
    (await upload('face.svg', Buffer.from('<svg onload="alert(1)"/>'), 'image/svg+xml')).statusCode,
  ).toBe(415)
  const lies = [
    ['face.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/png'],
    ['film.mp4', '<html><script>alert(1)</script>', 'video/mp4'],
    ['lesson.docx', 'MZ\u0090\0', contract.OWN_FILE_TYPES.docx],
    ['lesson.pptx', 'PK\u0003\u0004 no document', contract.OWN_FILE_TYPES.pptx],
  ] as const
  for (const [name, words, type] of lies) {
    const { key } = await upload(name, Buffer.from(words, 'latin1'), type)
    const { status, msg } = await call(confirmFile, { key, purpose: 'library' })
    expect([name, status, msg]).toEqual([name, 415, errors.ownFileTypeNotAccepted.message])
  }
})

it('stops at the quota, and counts what was removed until it is gone', async () => {
  const first = await add('1.pdf', pdf(2_000))
  await add('2.pdf', pdf(2_000))
  const { key } = await upload('3.pdf', pdf(1_500))
  const confirmThird = () => call(confirmFile, { key, purpose: 'library' })
  expect((await confirmThird()).msg).toBe(errors.ownQuotaFull.message)
  await call(contract.removeOwn, { ids: [first] })
  expect((await confirmThird()).msg).toBe(errors.ownQuotaFull.message)

  const deps = importDeps(world.app, dataDir)
  await passDays(world.app, 31, world.owner)
  await purgeOwnFiles(deps)
  const left = await world.app.database.read.selectFrom('ownFiles').select('name').execute()
  expect(left).toEqual([{ name: '2.pdf' }])
  await passDays(world.app, 1, world.owner)
  await purgeUnusedFiles(deps)
  expect([(await list()).usedBytes, (await confirmThird()).status]).toEqual([2_000, 200])
})

it('counts an upload from the moment of its check: what is never saved takes no more room than a teacher has', async () => {
  const confirmOf = async (name: string, bytes: number, token = world.token) => {
    const { key } = await upload(name, pdf(bytes), 'application/pdf', token)
    return call(confirmFile, { key, purpose: 'library' }, token)
  }
  const kept = await confirmOf('1.pdf', 2_000)
  await confirmOf('2.pdf', 2_000)
  expect((await confirmOf('3.pdf', 1_500)).msg).toBe(errors.ownQuotaFull.message)
  expect((await list()).usedBytes).toBe(4_000)

  expect((await confirmOf('1.pdf', 2_000)).data).toEqual(kept.data)
  expect((await confirmOf('4.pdf', 1_000)).status).toBe(200)
  expect((await confirmOf('1.pdf', 2_000, world.colleague.accessToken)).status).toBe(200)
  expect(readdirSync(join(dataDir, 'uploads', 'own'))).toHaveLength(4)
})

it('puts files into folders, removes a folder with its files and gives them back', async () => {
  const outer = (await call(contract.saveOwnFolder, { name: '三年级' })).data.id
  const inner = (await call(contract.saveOwnFolder, { name: '语文', parentId: outer })).data.id
  const id = await add('a.pdf', pdf(), { folderId: inner })
  const around = await call(contract.moveOwn, { ids: [outer], folderId: inner })
  expect(around.msg).toBe(errors.folderInItself.message)
  await call(contract.renameOwn, { id, name: '新教案.docx' })
  expect((await list()).files).toMatchObject([{ folderName: '语文', name: '新教案.docx.pdf' }])

  await call(contract.shareOwn, { id, classIds: [world.classId] })

  await call(contract.removeOwn, { ids: [outer] })
  expect(await list()).toMatchObject({ folders: [], files: [] })
  expect((await call(libraryDownload, { id })).status).toBe(404)
  expect((await list('removed')).files).toMatchObject([{ id, removedAt: world.app.time.now }])
  await call(contract.restoreOwn, { ids: [id] })
  // Its sharing has stopped, as the question before said.
  expect((await list()).files).toMatchObject([{ id, folderId: null, classIds: [] }])
})

it('stands among what a teacher marked and used last, of their own or shared, for as long as it can be read', async () => {
  const { id: folderId } = (await call(contract.saveOwnFolder, { name: '第一单元' })).data
  const id = await add('a.pdf', pdf(), { folderId })
  await call(contract.shareOwn, { id, classIds: [world.classId] })
  const colleague = world.colleague.accessToken
  const ids = async (scope: 'favorite' | 'recent', token = world.token) =>
    (await call(libraryList, { scope }, token)).data.list.map((file) => file.id)
  for (const token of [world.token, colleague]) {
    await call(libraryFavorite, { id, on: true }, token)
    await call(recordPlay, { categoryId: PLAY_CATEGORIES.library, type: 2, plays: 1, entryId: id }, token)

    expect([await ids('favorite', token), await ids('recent', token)]).toEqual([[id], [id]])
  }
  const { list } = (await call(libraryList, { scope: 'favorite', keyword: 'a.', fileType: 'doc' })).data
  expect(list).toMatchObject([{ id, folderName: '第一单元', preview: 'ready', favorite: true }])
  const recent = async (token = world.token) => (await call(homeRecent, {}, token)).data
  expect(await recent()).toMatchObject([
    { kind: 'file', id, title: 'a.pdf', link: `/library?scope=own&at=${folderId}&file=${id}` },
  ])
  expect(await recent(colleague)).toMatchObject([{ link: `/library?scope=own&own=shared&file=${id}` }])

  await call(contract.shareOwn, { id, classIds: [] })
  expect([await ids('favorite', colleague), await recent(colleague)]).toEqual([[], []])
  await call(contract.removeOwn, { ids: [id] })
  expect([await ids('favorite'), await ids('recent'), await recent()]).toEqual([[], [], []])
})

it('lets colleagues of a class read what is shared with it, as long as both are in it', async () => {
  const id = await add('a.pdf')
  const colleague = world.colleague.accessToken
  const stranger = (await world.app.newTeacher('赵老师')).accessToken
  const { classId } = await world.app.newClass(stranger, [])
  expect((await call(contract.shareOwn, { id, classIds: [classId] })).status).toBe(404)
  await call(contract.shareOwn, { id, classIds: [world.classId] })

  expect((await list('shared', colleague)).files).toMatchObject([{ id, ownerName: '王老师', classIds: [] }])
  expect((await call(libraryPreview, { id }, colleague)).code).toBe(200)
  await call(libraryFavorite, { id, on: true }, colleague)
  expect((await list('shared', colleague)).files).toMatchObject([{ favorite: true }])
  expect((await call(contract.removeOwn, { ids: [id] }, colleague)).status).toBe(404)
  expect((await call(libraryPreview, { id }, stranger)).status).toBe(404)
  expect((await list()).files).toMatchObject([{ classIds: [world.classId] }])

  await call(removeTeacher, { classId: world.classId, userId: world.colleague.userId })
  expect((await list('shared', colleague)).files).toEqual([])
  expect((await call(libraryPreview, { id }, colleague)).status).toBe(404)
  expect(existsSync(join(dataDir, 'uploads/own'))).toBe(true)
})

it('is shared no longer once its own teacher has left the class, who may go on sharing it elsewhere', async () => {
  const colleague = world.colleague.accessToken
  const id = await add('lesson.pdf', pdf(), {}, colleague)
  await call(contract.shareOwn, { id, classIds: [world.classId] }, colleague)
  expect((await list('shared')).files).toMatchObject([{ id }])
  await call(removeTeacher, { classId: world.classId, userId: world.colleague.userId })

  expect((await list('shared')).files).toEqual([])
  expect((await call(libraryPreview, { id })).status).toBe(404)
  const [file] = (await list('mine', colleague)).files
  expect(file?.classIds).toEqual([])
  const { classId } = await world.app.newClass(colleague, [])
  expect((await call(contract.shareOwn, { id, classIds: [classId] }, colleague)).code).toBe(200)
})

it('stays where its teacher brings it back while what was removed long ago is let go', async () => {
  const [gone, back] = [await add('a.pdf'), await add('b.pdf')]
  await call(contract.removeOwn, { ids: [gone, back] })
  const deps = importDeps(world.app, dataDir)
  await passDays(world.app, 31, world.owner)
  let isFirst = true
  const write: typeof deps.database.write = async (run, key) => {
    if (isFirst) {
      isFirst = false
      await call(contract.restoreOwn, { ids: [back] })
    }
    return deps.database.write(run, key)
  }
  await purgeOwnFiles({ ...deps, database: { ...deps.database, write } })

  expect((await list()).files.map(({ id }) => id)).toEqual([back])
})
