import {
  archiveList,
  lockArchive,
  removeArchive,
  removedArchives,
  restoreArchive,
  saveArchive,
  type ArchivePart,
} from '@pinge/contract/archives/documents.ts'
import { saveHealth } from '@pinge/contract/archives/health.ts'
import { performSheet, savePerform, saveSubjects } from '@pinge/contract/archives/perform.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { removeStudents } from '@pinge/contract/students.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { passDays, startTestClass, type TestClass } from '../../../test/make.ts'
import { purgeDocuments } from './documents/keep-documents.ts'

let world: TestClass
beforeEach(async () => {
  // On 23 November 2026, in the third grade.
  world = await startTestClass(['陈梅', '李涛'])
})
afterEach(() => world.close())

const parts: ArchivePart[] = ['perform', 'health', 'record', 'evaluation']
const make = async (
  name: string,
  more: { termKey?: string; copyFrom?: string; customAsideName?: string } = {},
) =>
  (
    await world.app.call(
      saveArchive,
      { classId: world.classId, name, termKey: '2026-1', parts, ...more },
      world.token,
    )
  ).data.documentId
const list = async () => (await world.app.call(archiveList, { classId: world.classId }, world.token)).data
const lock = (documentId: string, isLocked: boolean, by = world.token) =>
  world.app.call(lockArchive, { classId: world.classId, documentId, isLocked }, by)
const remove = (documentId: string) =>
  world.app.call(removeArchive, { classId: world.classId, documentId }, world.token)

it('lists a new document with its term, its parts and nothing filled yet', async () => {
  expect(await list()).toEqual([])

  const documentId = await make('三年级上学期')

  expect(await list()).toEqual([
    {
      documentId,
      name: '三年级上学期',
      termKey: '2026-1',
      termName: '2026—2027学年第一学期',
      parts,
      customAsideName: '',
      isLocked: false,
      lock: null,
      createDate: world.app.time.now,
      completion: { perform: 0, health: 0, record: 0, evaluation: 0 },
    },
  ])
})

it('counts a part as filled by the cells that are expected, an excused one among them', async () => {
  const documentId = await make('三年级上学期')
  const [studentId = ''] = world.studentIds
  const { classId, token } = world
  const cells = [
    { studentId, item: 'height' as const, value: 132 },
    { studentId, item: 'ropeSkip' as const, value: '免测' },
    // Eyesight is not of the standard.
    { studentId, item: 'visionLeft' as const, value: 5.1 },
  ]
  await world.app.call(saveHealth, { classId, documentId, cells }, token)
  const marks = [{ studentId, subjectId: 'math', kind: 'final', value: 96 }]
  await world.app.call(savePerform, { classId, documentId, cells: marks }, token)

  // Two pupils with height, weight and five tests each; 11 subjects of the third grade with three kinds of marks.
  expect((await list())[0]?.completion).toMatchObject({ health: 2 / 14, perform: 1 / 66 })
})

it('counts nothing as filled of a pupil who has left', async () => {
  const documentId = await make('三年级上学期')
  const [studentId = ''] = world.studentIds
  const { classId, token } = world
  const cells = [{ studentId, item: 'height' as const, value: 132 }]
  await world.app.call(saveHealth, { classId, documentId, cells }, token)
  await world.app.call(removeStudents, { classId, ids: [studentId] }, token)

  expect((await list())[0]?.completion.health).toBe(0)
})

it('takes subjects, columns and the own column over from an older document, and never a mark', async () => {
  const { classId, token } = world
  const before = await make('上学期', { termKey: '2025-2', customAsideName: '特长' })
  const subjects = [{ id: 'math', name: '数学', mode: 'score' as const, max: 120 }]
  await world.app.call(saveSubjects, { classId, documentId: before, subjects }, token)
  const [studentId = ''] = world.studentIds
  const cells = [{ studentId, subjectId: 'math', kind: 'final', value: 110 }]
  await world.app.call(savePerform, { classId, documentId: before, cells }, token)

  const documentId = await make('本学期', { copyFrom: before })

  const sheet = await world.app.call(performSheet, { classId, documentId }, token)
  expect(sheet.data.subjects).toEqual([{ ...subjects[0], isHidden: false }])
  expect(sheet.data.customAsideName).toBe('特长')
  expect(sheet.data.rows.map((row) => row.cells)).toEqual([{}, {}])
})

it('is locked by any teacher, says who locked it when, and is unlocked by the owner alone', async () => {
  const documentId = await make('三年级上学期')
  const { classId, token, colleague } = world
  await lock(documentId, true, colleague.accessToken)
  await lock(documentId, true)

  const cells = [{ studentId: world.studentIds[0] ?? '', subjectId: 'math', kind: 'final', value: 96 }]
  const refused = await world.app.call(savePerform, { classId, documentId, cells }, token)
  expect(refused).toMatchObject({
    code: 409,
    msg: '李老师在2026年11月23日 08:30锁定了这份档案，只能查看；请创建者解锁后再修改',
    data: { reason: 'locked', teacherName: '李老师', lockedAt: world.app.time.now },
  })
  expect((await remove(documentId)).code).toBe(409)
  expect((await list())[0]).toMatchObject({ isLocked: true, lock: { teacherName: '李老师' } })

  expect((await lock(documentId, false, colleague.accessToken)).msg).toBe(
    errors.documentUnlockOwnerOnly.message,
  )
  await lock(documentId, false)
  expect((await world.app.call(savePerform, { classId, documentId, cells }, token)).code).toBe(200)
})

it('comes back within 30 days with all that is in it, and is gone for good after', async () => {
  const { classId, token, app, owner } = world
  const documentId = await make('三年级上学期')
  const cells = [{ studentId: world.studentIds[0] ?? '', subjectId: 'math', kind: 'final', value: 96 }]
  await app.call(savePerform, { classId, documentId, cells }, token)
  await remove(documentId)

  expect(await list()).toEqual([])
  expect((await app.call(performSheet, { classId, documentId }, token)).msg).toBe(
    errors.documentNotFound.message,
  )
  expect((await app.call(removedArchives, { classId }, token)).data.items).toEqual([
    {
      documentId,
      name: '三年级上学期',
      termName: '2026—2027学年第一学期',
      removedAt: app.time.now,
      teacherName: '王老师',
      goneAt: app.time.now + 30 * DAY_MS,
    },
  ])
  const another = await make('三年级上学期')
  expect((await app.call(restoreArchive, { classId, documentId }, token)).msg).toBe(
    errors.documentNameTaken.message,
  )
  await remove(another)
  await app.call(restoreArchive, { classId, documentId }, token)
  const sheet = await app.call(performSheet, { classId, documentId }, token)
  expect(sheet.data.rows[0]?.cells).toEqual({ math: { final: { value: 96, version: 1 } } })

  await remove(documentId)
  await passDays(app, 30, owner)
  expect((await app.call(restoreArchive, { classId, documentId }, token)).code).toBe(404)
  expect(await purgeDocuments(app.database, () => app.time.now)).toBe(2)
  expect(await app.database.read.selectFrom('sheetCells').selectAll().execute()).toEqual([])
})

it('lists what was removed a page at a time, the last one first', async () => {
  const { classId, token, app } = world
  const names = ['一', '二', '三', '四', '五']
  for (const name of names) {
    app.time.now += name === '四' ? 0 : 1_000
    await remove(await make(name))
  }
  const read = async (cursor?: string) =>
    (await app.call(removedArchives, { classId, limit: 2, cursor }, token)).data
  const found: string[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await read(cursor)
    expect(page.items.length).toBeLessThanOrEqual(2)
    found.push(...page.items.map(({ name }) => name))
    cursor = page.nextCursor
  }

  expect(found).toEqual(names.toReversed())
})

it('has one name a term, and a term of the last ten school years', async () => {
  const { classId, token, app } = world
  const documentId = await make('成长档案')
  await make('成长档案', { termKey: '2026-2' })
  const save = async (body: object) =>
    (await app.call(saveArchive, { classId, name: '成长档案', termKey: '2026-1', parts, ...body }, token)).msg

  expect(await save({})).toBe(errors.documentNameTaken.message)
  expect(await save({ name: '别的', termKey: '2027-1' })).toBe(errors.archiveTermUnknown.message)
  expect(await save({ name: '别的', termKey: '2016-2' })).toBe(errors.archiveTermUnknown.message)
  expect(await save({ name: '名'.repeat(21) })).toBe('名称不能超过 20 个字')
  expect(await save({ name: '别的', copyFrom: 'nothing' })).toBe(errors.documentNotFound.message)
  // Itself may keep its name.
  expect(await save({ documentId, parts: ['health'], customAsideName: '备注' })).toBe('ok')
  expect((await list()).find((one) => one.documentId === documentId)).toMatchObject({
    parts: ['health'],
    customAsideName: '备注',
    completion: { perform: null, health: 0 },
  })
})
