import { archiveList, lockArchive, saveArchive } from '@pinge/contract/archives/documents.ts'
import { saveHealth } from '@pinge/contract/archives/health.ts'
import {
  evaluationDetail,
  saveEvaluation,
  saveEvaluationQuestions,
} from '@pinge/contract/archives/evaluation.ts'
import {
  MAX_KINDS,
  performSheet,
  saveKinds,
  savePerform,
  saveSubjects,
} from '@pinge/contract/archives/perform.ts'
import { removeClass } from '@pinge/contract/class-edit.ts'
import { mergeStudents, moveStudents } from '@pinge/contract/student-information.ts'
import { addStudents, removeStudents } from '@pinge/contract/students.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { passDays, startTestClass, type TestClass } from '../../../test/make.ts'
import { purgeClasses } from '../class-edit/purge-classes.ts'

let world: TestClass
let mei: string
let tao: string
let documentId: string
let toClassId: string
beforeEach(async () => {
  world = await startTestClass(['陈梅', '李涛'])
  ;({ mei, tao } = world)
  documentId = await newDocument(world.classId)
  toClassId = (await world.app.newClass(world.token, ['丁当'])).classId
})
afterEach(() => world.close())

async function newDocument(classId: string): Promise<string> {
  const made = {
    classId,
    name: '三年级上',
    termKey: '2026-1',
    parts: ['perform' as const, 'health' as const],
  }
  return (await world.app.call(saveArchive, made, world.token)).data.documentId
}
const mark = (studentId: string, subjectId: string, value: number | string) => ({
  studentId,
  subjectId,
  kind: 'final',
  value,
})
const save = (...cells: ReturnType<typeof mark>[]) =>
  world.app.call(savePerform, { classId: world.classId, documentId, cells }, world.token)
const move = (withHistory: boolean, id = mei) =>
  world.app.call(moveStudents, { classId: world.classId, toClassId, ids: [id], withHistory }, world.token)
const documentsThere = async () =>
  (await world.app.call(archiveList, { classId: toClassId }, world.token)).data
const sheetOf = async (classId: string, id: string) =>
  (await world.app.call(performSheet, { classId, documentId: id }, world.token)).data
const marksOf = async (classId: string, id: string, username: string) =>
  (await sheetOf(classId, id)).rows.find((row) => row.username === username)?.cells

it('takes marks and measurements along to a class without a document of the term', async () => {
  const { app, classId, token } = world
  await save(mark(mei, 'math', 95), mark(tao, 'math', 90))
  await app.call(
    saveHealth,
    { classId, documentId, cells: [{ studentId: mei, item: 'height', value: 132 }] },
    token,
  )

  await move(true)

  const [there] = await documentsThere()
  expect(there).toMatchObject({ name: '三年级上', termKey: '2026-1', parts: ['perform', 'health'] })
  const id = there?.documentId ?? ''
  expect(await marksOf(toClassId, id, '陈梅')).toEqual({ math: { final: { value: 95, version: 1 } } })
  // Two pupils are there now; one of them has been measured once.
  expect(there?.completion.health).toBe(1 / 14)
  expect(await marksOf(classId, documentId, '李涛')).toEqual({ math: { final: { value: 90, version: 1 } } })
})

it('puts marks into the open document of the term, and what does not fit there out of sight', async () => {
  const { app, token } = world
  const there = await newDocument(toClassId)
  const grades = [{ id: 'math', name: '数学', mode: 'grade' as const }]
  await app.call(saveSubjects, { classId: toClassId, documentId: there, subjects: grades }, token)
  await save(mark(mei, 'math', 95), mark(mei, 'chinese', 88))

  await move(true)

  const { subjects } = await sheetOf(toClassId, there)
  expect(subjects.map(({ name, mode, isHidden }) => [name, mode, isHidden])).toEqual([
    ['数学', 'grade', false],
    ['数学（转入）', 'score', true],
    ['语文', 'score', true],
  ])
  const cells = Object.values((await marksOf(toClassId, there, '陈梅')) ?? {})
  expect(new Set(cells.map((cell) => cell.final?.value))).toEqual(new Set([88, 95]))
})

it('cuts no character of a long name in two, so that the columns can be saved again', async () => {
  const { app, classId, token } = world
  const name = '一二三四五六七𠮷八九'
  const subject = { id: 'math', name, mode: 'score' as const }
  await app.call(saveSubjects, { classId, documentId, subjects: [subject] }, token)
  const there = await newDocument(toClassId)
  const grades = [{ ...subject, mode: 'grade' as const }]
  await app.call(saveSubjects, { classId: toClassId, documentId: there, subjects: grades }, token)
  await save(mark(mei, 'math', 95))

  await move(true)

  const { subjects } = await sheetOf(toClassId, there)
  expect(subjects.map((one) => one.name)).toEqual([name, '一二三四五六七（转入）'])
  const saved = await app.call(saveSubjects, { classId: toClassId, documentId: there, subjects }, token)
  expect(saved.code).toBe(200)
})

it('makes another document beside one that has no room for the columns that come', async () => {
  const { app, classId, token } = world
  const widen = async (of: string, id: string, name: string) => {
    const { kinds } = await sheetOf(of, id)
    const known = kinds.map((kind) => ({ id: kind.id, name: kind.name }))
    const more = Array.from({ length: 12 }, (_, index) => ({ name: `${name}${index + 1}` }))
    await app.call(saveKinds, { classId: of, documentId: id, kinds: [...known, ...more] }, token)
    return (await sheetOf(of, id)).kinds
  }
  const there = await newDocument(toClassId)
  await widen(toClassId, there, '周')
  const kinds = await widen(classId, documentId, '单元')
  await save(...kinds.map(({ id }) => ({ ...mark(mei, 'math', 95), kind: id })))

  await move(true)

  const [made, wide] = await documentsThere()
  expect([made?.name, wide?.documentId]).toEqual(['三年级上（转入）', there])
  const marks = (await marksOf(toClassId, made?.documentId ?? '', '陈梅'))?.['math'] ?? {}
  expect(Object.keys(marks)).toHaveLength(kinds.length)
  for (const document of await documentsThere())
    expect((await sheetOf(toClassId, document.documentId)).kinds.length).toBeLessThanOrEqual(MAX_KINDS)
})

it('shows what a child said of itself under the same question alone', async () => {
  const { app, classId, token } = world
  const parts = ['evaluation' as const]
  const own = { classId, documentId, termKey: '2026-1', name: '三年级上', parts }
  await app.call(saveArchive, own, token)
  const there = (await app.call(saveArchive, { ...own, classId: toClassId, documentId: undefined }, token))
    .data
  const questions = [
    { id: 'e-01', text: '我不欺负同学', type: 2 as const },
    { id: 'e-02', text: '我爱读书', type: 5 as const },
  ]
  await app.call(saveEvaluationQuestions, { classId, documentId, scale: 'smile', questions }, token)
  const answers = ['e-01', 'e-02'].map((questionId) => ({ questionId, value: 2 }))
  await app.call(saveEvaluation, { classId, documentId, studentId: mei, answers, goal: '学会游泳' }, token)

  const { data } = await move(true)

  const [studentId = ''] = data.ids
  const asked = { classId: toClassId, documentId: there.documentId, studentId }
  const detail = (await app.call(evaluationDetail, asked, token)).data
  const text = (id: string) => detail.questions.find((question) => question.id === id)?.text
  expect(detail.answers.map(({ questionId, value }) => [text(questionId), value])).toEqual([['我爱读书', 2]])
  expect(detail.goal).toBe('学会游泳')
})

it('keeps a mark beside the same subject where that is marked to another maximum', async () => {
  const { app, token } = world
  const there = await newDocument(toClassId)
  const subjects = [{ id: 'math', name: '数学', mode: 'score' as const, max: 150 }]
  await app.call(saveSubjects, { classId: toClassId, documentId: there, subjects }, token)
  await save(mark(mei, 'math', 100))
  await move(true)

  const sheet = await sheetOf(toClassId, there)
  const [cell] = Object.entries((await marksOf(toClassId, there, '陈梅')) ?? {})
  const subject = sheet.subjects.find(({ id }) => id === cell?.[0])
  expect([subject?.name, subject?.max, cell?.[1].final?.value]).toEqual(['数学（转入）', 100, 100])
})

it('takes the marks of each document of a term along, also those of the same name', async () => {
  const { app, classId, token } = world
  await save(mark(mei, 'math', 95))
  const again = { classId, name: '期末复习', termKey: '2026-1', parts: ['perform' as const] }
  const second = (await app.call(saveArchive, again, token)).data.documentId
  await app.call(savePerform, { classId, documentId: second, cells: [mark(mei, 'math', 88)] }, token)
  await newDocument(toClassId)
  await move(true)

  const sheets = await Promise.all(
    (await documentsThere()).map(({ documentId: id }) => marksOf(toClassId, id, '陈梅')),
  )
  const marks = sheets.map((cells) => Object.values(cells ?? {}).map((cell) => cell.final?.value))
  expect(marks).toEqual(expect.arrayContaining([[95], [88]]))
})

it('puts the marks of a document beside the locked one of its name, and in no document of another name', async () => {
  const { app, classId, token } = world
  const named = async (of: string, name: string) => {
    const made = { classId: of, name, termKey: '2026-1', parts: ['perform' as const] }
    return (await app.call(saveArchive, made, token)).data.documentId
  }
  const given = async (id: string, studentId: string, value: number) =>
    app.call(savePerform, { classId, documentId: id, cells: [mark(studentId, 'math', value)] }, token)
  const [midterm, final] = [await named(classId, '期中'), await named(classId, '期末')]
  for (const studentId of [mei, tao]) {
    await given(final, studentId, 95)
    if (studentId === mei) await given(midterm, studentId, 88)
  }
  const locked = await named(toClassId, '期末')
  await app.call(lockArchive, { classId: toClassId, documentId: locked, isLocked: true }, token)
  await named(toClassId, '期中')
  await move(true)
  await app.call(moveStudents, { classId, toClassId, ids: [tao], withHistory: true }, token)

  const marks = await Promise.all(
    (await documentsThere()).map(async ({ documentId: id, name }) => {
      const { rows } = await sheetOf(toClassId, id)
      return [name, rows.flatMap(({ cells }) => Object.values(cells).map((cell) => cell.final?.value))]
    }),
  )
  expect(Object.fromEntries(marks)).toEqual({ 期中: [88], 期末: [], '期末（转入）': [95, 95] })
})

it('keeps the marks of two subjects apart whose long names begin alike', async () => {
  const { app, classId, token } = world
  const named = (max: number) =>
    ['A', 'B'].map((end) => ({ name: `综合实践活动课程${end}组`, mode: 'score' as const, max }))
  const there = await newDocument(toClassId)
  const set = (of: string, id: string, max: number) =>
    app.call(saveSubjects, { classId: of, documentId: id, subjects: named(max) }, token)
  await set(toClassId, there, 150)
  const [a, b] = (await set(classId, documentId, 100)).data.subjects
  await save(mark(mei, a?.id ?? '', 95), mark(mei, b?.id ?? '', 88))
  await move(true)

  const { subjects } = await sheetOf(toClassId, there)
  const cells = Object.entries((await marksOf(toClassId, there, '陈梅')) ?? {})
  expect(new Set(cells.map(([, cell]) => cell.final?.value))).toEqual(new Set([95, 88]))
  expect(new Set(subjects.map(({ name }) => name)).size).toBe(subjects.length)
})

it('keeps them apart also where one pupil comes with the one, and another later with the other or the same', async () => {
  const { app, classId, token } = world
  const [yu = ''] = (await app.call(addStudents, { classId, students: [{ username: '王雨' }] }, token)).data
    .ids
  const named = (max: number) =>
    ['A', 'B'].map((end) => ({ name: `综合实践活动课程${end}组`, mode: 'score' as const, max }))
  const there = await newDocument(toClassId)
  const set = (of: string, id: string, max: number) =>
    app.call(saveSubjects, { classId: of, documentId: id, subjects: named(max) }, token)
  await set(toClassId, there, 150)
  const [a, b] = (await set(classId, documentId, 100)).data.subjects
  await save(mark(mei, a?.id ?? '', 95), mark(tao, b?.id ?? '', 88), mark(yu, a?.id ?? '', 77))
  for (const id of [mei, tao, yu]) await move(true, id)

  const columnOf = async (username: string) => Object.keys((await marksOf(toClassId, there, username)) ?? {})
  const [ofMei, ofTao, ofYu] = await Promise.all(['陈梅', '李涛', '王雨'].map(columnOf))
  expect(ofTao).not.toEqual(ofMei)
  expect(ofYu).toEqual(ofMei)
})

it('takes the words of the own column along where it is called the same, and nowhere else', async () => {
  const { app, classId, token } = world
  const documentOf = async (of: string, customAsideName: string) => {
    const made = { classId: of, name: customAsideName, termKey: '2026-2', parts: ['perform' as const] }
    return (await app.call(saveArchive, { ...made, customAsideName }, token)).data.documentId
  }
  const from = await documentOf(classId, '家庭情况')
  const cell = { studentId: mei, subjectId: 'aside', kind: 'aside', value: '奶奶照顾' }
  await app.call(savePerform, { classId, documentId: from, cells: [cell] }, token)
  const other = await documentOf(toClassId, '职务')
  const { classId: alikeId } = await app.newClass(token, [])
  const alike = await documentOf(alikeId, '家庭情况')
  const asideOf = async (of: string, id: string) =>
    (await sheetOf(of, id)).rows.find(({ username }) => username === '陈梅')?.aside?.value ?? null

  const request = { classId, toClassId: alikeId, ids: [mei], withHistory: true }
  const moved = (await app.call(moveStudents, request, token)).data.ids
  expect(await asideOf(alikeId, alike)).toBe('奶奶照顾')
  await app.call(moveStudents, { ...request, classId: alikeId, toClassId, ids: moved }, token)
  expect(await asideOf(toClassId, other)).toBeNull()
})

it('leaves a locked document as it is, and makes another beside it', async () => {
  const { app, token } = world
  const there = await newDocument(toClassId)
  await app.call(lockArchive, { classId: toClassId, documentId: there, isLocked: true }, token)
  await save(mark(mei, 'math', 95))

  await move(true)

  expect((await documentsThere()).map(({ name, isLocked }) => [name, isLocked])).toEqual([
    ['三年级上（转入）', false],
    ['三年级上', true],
  ])
})

it('leaves everything behind where a pupil moves without history', async () => {
  await save(mark(mei, 'math', 95))

  await move(false)

  expect(await documentsThere()).toEqual([])
})

it('joins the cells of two records of one pupil, and those of the kept one win', async () => {
  await save(mark(mei, 'math', 95), mark(tao, 'math', 60), mark(tao, 'chinese', 88), mark(mei, 'chinese', 70))
  await save(mark(mei, 'chinese', ''))
  const { classId, token } = world

  const merge = { classId, id: mei, otherId: tao, choices: { username: 'kept' as const } }
  await world.app.call(mergeStudents, merge, token)

  expect(await marksOf(classId, documentId, '陈梅')).toMatchObject({
    math: { final: { value: 95 } },
    chinese: { final: { value: 88 } },
  })
})

it('goes with a pupil whose records are deleted, and with a class that is gone', async () => {
  const { app, classId, token, owner } = world
  await save(mark(mei, 'math', 95), mark(tao, 'math', 90))
  const stored = () => app.database.read.selectFrom('sheetCells').select('studentId').execute()

  await app.call(removeStudents, { classId, ids: [mei], records: 'delete' }, token)
  expect(await stored()).toEqual([{ studentId: tao }])

  await app.call(removeClass, { classId, className: '三年级(2)班' }, token)
  await passDays(app, 31, owner)
  await purgeClasses(app.database, () => app.time.now)
  expect(await stored()).toEqual([])
})
