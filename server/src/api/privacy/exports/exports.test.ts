import { saveArchive } from '@pinge/contract/archives/documents.ts'
import { saveHealth } from '@pinge/contract/archives/health.ts'
import { savePerform } from '@pinge/contract/archives/perform.ts'
import { giveComment, undoComment } from '@pinge/contract/comments.ts'
import { erasureOfStudent } from '@pinge/contract/privacy/erasures.ts'
import { exportClass, exportStudent, exportTeacher } from '@pinge/contract/privacy/exports.ts'
import type { Endpoint } from '@pinge/contract/protocol/endpoint.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { saveRealistic } from '@pinge/contract/realistic.ts'
import { savePhrase, saveReview } from '@pinge/contract/reviews/reviews.ts'
import { strFromU8, unzipSync } from 'fflate'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { signedHeaders } from '../../../../test/app.ts'
import { plantCanaries, type Canaries } from '../../../../test/privacy/plant-canaries.ts'
import { tablesAboutPupils } from '../../../platform/db/register/register.ts'

let at: Canaries
beforeAll(async () => {
  at = await plantCanaries({ dataDir: mkdtempSync(join(tmpdir(), 'pinge-export-')) })
})
afterAll(async () => {
  await at.world.close()
  rmSync(at.dataDir, { recursive: true, force: true })
})

/** The files of an archive, as they come over the wire. */
async function files(endpoint: Endpoint, request: object): Promise<Record<string, Uint8Array>> {
  const { app, token } = at.world
  const payload = JSON.stringify(request)
  const signed = signedHeaders(endpoint.path, payload, app.time.now, { token })
  const headers = { 'content-type': 'application/json', ...signed }
  const answer = await app.server.inject({ method: 'POST', url: endpoint.path, headers, payload })
  expect(answer.headers['content-type']).toBe('application/zip')
  return unzipSync(answer.rawPayload)
}
const ofMei = () => files(exportStudent, { classId: at.world.classId, studentId: at.mei })
const text = (bytes: Uint8Array | undefined) => strFromU8(bytes ?? new Uint8Array())

it('everything that is kept about a pupil stands on the page and in the data, and nothing that was typed over', async () => {
  const archive = await ofMei()
  const page = text(archive['index.html'])
  const data = text(archive['data.json'])
  expect(at.live.filter((word) => !page.includes(word))).toEqual([])
  expect(at.live.filter((word) => !data.includes(word))).toEqual([])
  expect(at.gone.filter((word) => page.includes(word) || data.includes(word))).toEqual([])
  expect(page).not.toContain('李涛')
})

it('the pictures are there whole, hers and those with another pupil', async () => {
  const archive = await ofMei()
  const names = Object.keys(archive).filter((name) => name.startsWith('pictures/'))
  expect(names.toSorted()).toEqual(['pictures/001.jpg', 'pictures/002.jpg', 'pictures/003.jpg'])
  for (const name of names) {
    expect.soft(text(archive['index.html'])).toContain(`src="${name}"`)
    expect.soft(archive[name]?.subarray(0, 2)).toEqual(new Uint8Array([0xff, 0xd8]))
  }
})

it('the data name every table that the register writes out, by its columns', async () => {
  const { tables } = z.parse(
    z.object({
      format: z.literal('pinge-student/1'),
      tables: z.record(z.string(), z.array(z.looseObject({}))),
    }),
    JSON.parse(text((await ofMei())['data.json'])),
  )
  const written = tablesAboutPupils.filter(({ entry }) => entry.notExported === undefined)
  expect(Object.keys(tables).toSorted()).toEqual(written.map(({ name }) => name).toSorted())
  for (const { name, entry } of written)
    for (const row of tables[name] ?? [])
      expect
        .soft(Object.keys(row).toSorted(), name)
        .toEqual([...entry.words, ...(entry.files ?? []), ...entry.facts].toSorted())
})

it('the page tells what a teacher chose of a pupil in the words of the screens', async () => {
  const { app, token } = at.world
  const { classId, studentIds } = await app.newClass(token, ['丁当'])
  const [studentId = ''] = studentIds
  const termKey = '2026-1'
  const made = { classId, name: '档案', termKey, parts: ['perform' as const, 'health' as const] }
  const { documentId } = (await app.call(saveArchive, made, token)).data
  const mark = { studentId, subjectId: 'math', kind: 'final', value: '免考' }
  await app.call(savePerform, { classId, documentId, cells: [mark] }, token)
  const measured = { studentId, item: 'run50' as const, value: '免测' }
  await app.call(saveHealth, { classId, documentId, cells: [measured] }, token)
  const levels = ['优秀' as const, null, null, null, '良好' as const]
  const review = { classId, termKey, studentId, text: '爱笑。', levels, state: 'done' as const }
  await app.call(saveReview, review, token)
  const did = { date: '2026-11-20', type: 4 as const, kind: 'contest' as const, title: '种菜' }
  const reached = { minutes: 40, level: 'school' as const }
  await app.call(saveRealistic, { classId, studentIds: [studentId], ...did, ...reached }, token)

  const page = text((await files(exportStudent, { classId, studentId }))['index.html'])

  const cells = [...page.matchAll(/<td[^>]*>([^<]*)/g)].map(([, cell = '']) => cell)
  expect(cells.filter((cell) => cell.startsWith('免')).toSorted()).toEqual(['免测', '免考'])
  for (const told of ['学业成就 优秀\n审美品位 良好', '已完成', '劳动实践 竞赛', '40 分钟，校级'])
    expect.soft(cells).toContain(told)
})

it('a page of markup stays text', async () => {
  const other = await at.world.app.newClass(at.world.token, ['<b>丁</b>'])
  const archive = await files(exportStudent, { classId: other.classId, studentId: other.studentIds[0] })
  expect(text(archive['index.html'])).toContain('&lt;b&gt;丁&lt;/b&gt;')
})

it('a class is a folder for each pupil, and a page that leads to them', async () => {
  const archive = await files(exportClass, { classId: at.world.classId })
  const { classId, app, token } = at.world
  const { data } = await app.call(erasureOfStudent, { classId, studentId: at.mei }, token)
  const pages = Object.keys(archive).filter((name) => name.endsWith('/index.html'))
  expect(pages).toHaveLength(2)
  expect(pages.join(' ')).toContain('李涛')
  const front = text(archive['index.html'])
  expect(front).toContain(data.username)
  for (const page of pages) expect.soft(front).toContain(encodeURI(page))
  const all = Object.values(archive).map(text).join(' ')
  expect(at.live.filter((word) => !all.includes(word))).toEqual([])
  expect(at.gone.filter((word) => all.includes(word))).toEqual([])
})

it('the page of a class leads to a pupil also where the name has a sign that ends an address', async () => {
  const other = await at.world.app.newClass(at.world.token, ['王#浩'])
  const archive = await files(exportClass, { classId: other.classId })
  const [, link = ''] = /href="([^"]*)"/.exec(text(archive['index.html'])) ?? []
  const { pathname } = new URL(link, 'file:///')
  expect(Object.keys(archive)).toContain(decodeURIComponent(pathname.slice(1)))
})

it('a picture of several pupils lies once in the archive of a class, and the page of each shows it', async () => {
  const archive = await files(exportClass, { classId: at.world.classId })
  const pictures = Object.keys(archive).filter((name) => name.endsWith('.jpg'))
  expect(pictures.toSorted()).toEqual(['pictures/001.jpg', 'pictures/002.jpg', 'pictures/003.jpg'])
  const pages = Object.keys(archive).filter((name) => name.endsWith('/index.html'))
  const shownOn = pictures.map(
    (picture) => pages.filter((page) => text(archive[page]).includes(`src="../${picture}"`)).length,
  )
  expect(shownOn.toSorted((a, b) => a - b)).toEqual([1, 1, 2])
})

it('the photo of a comment that was taken back from a pupil is only in the files of those who kept it', async () => {
  const { app, classId, token } = at.world
  const tao = at.world.studentIds.find((id) => id !== at.mei) ?? ''
  const studentIds = [at.mei, tao]
  const { batchId } = (await app.call(giveComment, { classId, studentIds, itemId: 's1-01' }, token)).data
  const photo = { batchId, classId, fileKey: 'comment/both.jpg' }
  await app.database.write((trx) => trx.insertInto('commentPhotos').values(photo).execute())
  await app.call(undoComment, { classId, batchId, studentIds: [tao] }, token)

  const dataOf = async (studentId: string) =>
    text((await files(exportStudent, { classId, studentId }))['data.json'])
  expect(await dataOf(at.mei)).toContain(photo.fileKey)
  expect(await dataOf(tao)).not.toContain(photo.fileKey)
})

it('a teacher takes along the account, the classes and what they made', async () => {
  await at.world.app.call(savePhrase, { tag: '期望', text: '盼你多读书。' }, at.world.token)

  const archive = await files(exportTeacher, {})
  const page = text(archive['index.html'])
  for (const words of ['王老师', '三年级(2)班', '认真倾听', '盼你多读书。'])
    expect.soft(page).toContain(words)
  expect(text(archive['data.json'])).not.toContain('passwordHash')
})

it('a colleague, a stranger and a pupil of another class get nothing', async () => {
  const { app, classId, colleague, stranger, token } = at.world
  const ask = (by: string, studentId = at.mei) => app.call(exportStudent, { classId, studentId }, by)
  expect((await ask(colleague.accessToken)).code).toBe(errors.ownerOnly.code)
  expect((await ask(stranger.accessToken)).code).toBe(errors.classNotFound.code)
  const other = await app.newClass(token, ['丁当'])
  expect((await ask(token, other.studentIds[0])).code).toBe(errors.studentNotInClass.code)
  expect((await app.call(exportClass, { classId }, colleague.accessToken)).code).toBe(errors.ownerOnly.code)
})
