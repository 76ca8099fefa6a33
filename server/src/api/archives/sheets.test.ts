import { saveArchive } from '@pinge/contract/archives/documents.ts'
import { healthSheet, saveHealth, type HealthItem } from '@pinge/contract/archives/health.ts'
import {
  performSheet,
  performTerms,
  saveKinds,
  savePerform,
  saveSubjects,
} from '@pinge/contract/archives/perform.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { removeStudents, updateStudent } from '@pinge/contract/students.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../test/make.ts'

let world: TestClass
let mei: string
let tao: string
let documentId: string
beforeEach(async () => {
  // On 23 November 2026, in the third grade.
  world = await startTestClass(['陈梅', '李涛'])
  ;({ mei, tao } = world)
  const made = { classId: world.classId, name: '三年级上学期', termKey: '2026-1' }
  documentId = (await world.app.call(saveArchive, { ...made, parts: ['perform', 'health'] }, world.token))
    .data.documentId
})
afterEach(() => world.close())

type MarkCells = RequestOf<typeof savePerform>['cells']
const saveMarks = (cells: MarkCells, by = world.token, requestId?: string) =>
  world.app.call(savePerform, { classId: world.classId, documentId, cells, requestId }, by)
const mark = (studentId: string, value: number | string | null, version?: number): MarkCells[number] => ({
  studentId,
  subjectId: 'math',
  kind: 'final',
  value,
  version,
})
const marks = async () =>
  (await world.app.call(performSheet, { classId: world.classId, documentId }, world.token)).data.rows.map(
    ({ cells }) => cells.math?.final,
  )
const measure = (values: Partial<Record<HealthItem, number | string>>, studentId = mei) =>
  world.app.call(
    saveHealth,
    {
      classId: world.classId,
      documentId,
      cells: Object.entries(values).map(([item, value]) => ({ studentId, item: item as HealthItem, value })),
    },
    world.token,
  )
const fitness = async () =>
  (await world.app.call(healthSheet, { classId: world.classId, documentId }, world.token)).data

it('saves the good cells of a burst and says of each other one why it was not', async () => {
  const other = await world.app.newClass(world.token, ['丁当'])
  const stranger = other.studentIds[0] ?? ''
  const { classId, token } = world
  await world.app.call(removeStudents, { classId, ids: [tao] }, token)

  const { data } = await saveMarks([
    mark(mei, '９５．５'),
    mark(tao, 90),
    mark(stranger, 90),
    { ...mark(mei, 101), kind: 'usual' },
    { ...mark(mei, 90), subjectId: 'latin' },
    { ...mark(mei, '优秀'), kind: 'midterm' },
  ])

  expect(data.saved).toEqual([{ studentId: mei, subjectId: 'math', kind: 'final', value: 95.5, version: 1 }])
  expect(data.refused.map(({ reason, msg }) => [reason, msg])).toEqual([
    ['student', '学生已经转出，不能再填'],
    ['student', '学生不在该班级，请刷新后重试'],
    ['value', '分数要在 0 到 100 之间'],
    ['column', '学科或栏目已经不在这份档案里，请刷新后重试'],
    ['value', '请填 0 到 100 的分数；免考填“免考”'],
  ])
  expect(await marks()).toEqual([{ value: 95.5, version: 1 }])
})

it('shows the later teacher what stands in a cell that both changed', async () => {
  await saveMarks([mark(mei, 90, 0)])
  const late = await saveMarks([mark(mei, 80, 0)], world.colleague.accessToken)

  expect(late.data.refused).toEqual([
    {
      studentId: mei,
      subjectId: 'math',
      kind: 'final',
      reason: 'conflict',
      msg: '王老师刚刚改成了“90”，请核对后再填',
      stored: { value: 90, version: 1, teacherName: '王老师', updatedAt: world.app.time.now },
    },
  ])
  const settled = await saveMarks([mark(mei, 80, 1)], world.colleague.accessToken)
  expect(settled.data.saved).toMatchObject([{ value: 80, version: 2 }])
})

it('says of a cell that both changed what the sheet shows there', async () => {
  const both = { shuttle50x8: 96, run50: 10, ropeSkip: 'exempt' }
  await measure(both)
  const cells = Object.keys(both).map((item) => ({
    studentId: mei,
    item: item as HealthItem,
    value: null,
    version: 0,
  }))
  const request = { classId: world.classId, documentId, cells }
  const late = await world.app.call(saveHealth, request, world.colleague.accessToken)
  await saveMarks([mark(mei, 'exempt', 0)])
  const lateMark = await saveMarks([mark(mei, 80, 0)], world.colleague.accessToken)

  const told = [...late.data.refused, ...lateMark.data.refused].map(({ msg }) => /“(.+)”/.exec(msg)?.[1])
  expect(told).toEqual([`1'36"`, '10.0', '免测', '免考'])
})

it('takes a save that is sent again for what it is, also without its number', async () => {
  const requestId = randomUUID()
  await saveMarks([mark(mei, 90, 0)], world.token, requestId)
  expect((await saveMarks([mark(mei, 90, 0)], world.token, requestId)).data.saved).toMatchObject([
    { version: 1 },
  ])
  expect((await saveMarks([mark(mei, 90, 0)])).data.saved).toMatchObject([{ version: 1 }])
})

it('counts on over a cell that was emptied, so that an old version is never met again', async () => {
  await saveMarks([mark(mei, 90, 0)])
  await saveMarks([mark(mei, null, 1)])
  expect((await marks())[0]).toEqual({ value: null, version: 2 })

  const { data } = await saveMarks([mark(mei, 70, 0)])
  expect(data.refused).toMatchObject([
    { msg: '王老师刚刚清空了这一格，请核对后再填', stored: { version: 2 } },
  ])
})

it('refuses 501 cells, and a document or a part that is not there', async () => {
  const many = Array.from({ length: 501 }, () => mark(mei, 1))
  expect((await saveMarks(many)).msg).toBe('格子一次不能超过 500 个')
  const { classId, token } = world
  const cells = [mark(mei, 1)]
  const unknown = await world.app.call(savePerform, { classId, documentId: 'no', cells }, token)
  expect(unknown.msg).toBe(errors.documentNotFound.message)
  const change = { classId, documentId, name: '只有体质', termKey: '2026-1', parts: ['health' as const] }
  await world.app.call(saveArchive, change, token)
  expect((await saveMarks(cells)).msg).toBe(errors.documentWithoutPart.message)
})

it('keeps a subject that has marks, and marks that fit their subject', async () => {
  const { classId, token, colleague } = world
  await saveMarks([mark(mei, 96)])
  const save = (subjects: RequestOf<typeof saveSubjects>['subjects'], version?: number, by = token) =>
    world.app.call(saveSubjects, { classId, documentId, subjects, version }, by)
  const chinese = { id: 'chinese', name: '语文', mode: 'score' as const }
  const math = { id: 'math', name: '数学', mode: 'score' as const }

  expect((await save([chinese])).msg).toBe('数学已经有 1 个成绩，不能删除，可以停用')
  expect((await save([{ ...math, mode: 'grade' }])).msg).toBe(
    '数学有 1 个成绩不适合新的计分方式或满分，请先改好',
  )
  expect((await save([{ ...math, max: 90 }])).code).toBe(409)
  expect((await save([math, { ...chinese, name: '数学' }])).msg).toBe(errors.columnNamedTwice.message)
  expect((await save([{ ...math, id: 'latin' }])).msg).toBe(errors.columnNotFound.message)
  expect((await save([math], 7)).msg).toBe(errors.columnsEdited.message)
  expect((await save([math], 0, colleague.accessToken)).code).toBe(403)

  const own = await save(
    [
      { ...math, isHidden: true, max: 120 },
      { name: '围棋', mode: 'grade' },
    ],
    0,
  )
  expect(own.data).toMatchObject({
    subjects: [
      { id: 'math', name: '数学', mode: 'score', max: 120, isHidden: true },
      { name: '围棋', mode: 'grade', max: 100, isHidden: false },
    ],
    columnsVersion: 1,
  })
})

it('lets a co-teacher add a column of the class, with marks of its own', async () => {
  const { classId, colleague } = world
  const kinds = [{ id: 'final', name: '期末' }, { name: '第一单元' }]
  const { data } = await world.app.call(saveKinds, { classId, documentId, kinds }, colleague.accessToken)

  const unit = data.kinds[1]?.id ?? ''
  expect((await saveMarks([{ ...mark(mei, 88), kind: unit }])).data.refused).toEqual([])
  expect((await saveMarks([{ ...mark(mei, 88), kind: 'usual' }])).data.refused).toMatchObject([
    { reason: 'column' },
  ])
})

it('tells a pupil’s marks over the terms, the earliest first', async () => {
  const { classId, token } = world
  const made = { classId, name: '二年级', termKey: '2025-2', parts: ['perform' as const] }
  const before = (await world.app.call(saveArchive, made, token)).data.documentId
  await saveMarks([mark(mei, 92.5)])
  const cells = [{ ...mark(mei, '优'), subjectId: 'chinese' }]
  await world.app.call(savePerform, { classId, documentId: before, cells }, token)

  const { data } = await world.app.call(performTerms, { classId, studentId: mei }, token)
  expect(data.map(({ termKey, marks: those }) => [termKey, those])).toEqual([
    [
      '2025-2',
      [{ subjectId: 'chinese', subject: '语文', kind: '期末', mode: 'grade', max: 100, value: '优秀' }],
    ],
    ['2026-1', [{ subjectId: 'math', subject: '数学', kind: '期末', mode: 'score', max: 100, value: 92.5 }]],
  ])
})

it('scores a whole fitness test by the standard, and makes up no total where something is missing', async () => {
  const { token } = world
  await world.app.call(updateStudent, { id: mei, gender: 'female' }, token)
  // Third grade, girls: each of them at a row of 100 points, and 20 jumps more.
  const whole = { height: 130, weight: 28, vitalCapacity: 1800, run50: '9.2', sitReach: 19.2, ropeSkip: 159 }
  await measure(whole)
  expect((await fitness()).rows[0]).toMatchObject({
    bmi: 16.6,
    bmiScore: 100,
    standard: null,
    total: null,
    level: null,
    missing: ['sitUp'],
    cells: { run50: { value: 9.2, score: 100, level: '优秀', version: 1 } },
  })

  await measure({ sitUp: '46个' })
  expect((await fitness()).rows[0]).toMatchObject({
    standard: 100,
    bonus: 10,
    total: 110,
    level: '优秀',
    missing: [],
  })
  await measure({ sitUp: '免测' })
  expect((await fitness()).rows[0]).toMatchObject({ total: null, missing: [], exempt: ['sitUp'] })
})

it('says what it cannot take as a measurement, and never alters it', async () => {
  const { data } = await measure({ height: 1.32, weight: '64斤', vitalCapacity: '一千', run50: '9。8' })

  expect(data.refused.map(({ item, msg }) => [item, msg])).toEqual([
    ['height', '身高按厘米填：1.32 米请填 132'],
    ['weight', '体重按千克填，1 斤是 0.5 千克'],
    ['vitalCapacity', '肺活量只能填数字（毫升）；免测填“免测”'],
  ])
  expect(data.saved).toMatchObject([{ item: 'run50', value: 9.8 }])
})

it('measures what the grade is tested in, and scores no pupil whose gender is not known', async () => {
  const sheet = await fitness()
  expect(sheet.items).toEqual([
    'height',
    'weight',
    'vitalCapacity',
    'run50',
    'sitReach',
    'ropeSkip',
    'sitUp',
    'visionLeft',
    'visionRight',
  ])
  expect(sheet.standardName).toBe('国家学生体质健康标准（2014年修订）')
  await measure({ run50: 9 }, tao)
  expect((await fitness()).rows[1]).toMatchObject({
    gender: null,
    cells: { run50: { score: null, level: null } },
  })
})
