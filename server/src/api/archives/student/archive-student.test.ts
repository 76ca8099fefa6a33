import { saveArchive } from '@pinge/contract/archives/documents.ts'
import { saveEvaluation } from '@pinge/contract/archives/evaluation.ts'
import { saveHealth } from '@pinge/contract/archives/health.ts'
import { archiveStudent } from '@pinge/contract/archives/student.ts'
import { performSheet, savePerform } from '@pinge/contract/archives/perform.ts'
import { commentItems, giveComment, undoComment } from '@pinge/contract/comments.ts'
import { familyReport } from '@pinge/contract/reviews/family.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { markTypical, reviewRealistic, saveRealistic } from '@pinge/contract/realistic.ts'
import { updateInformation } from '@pinge/contract/student-information.ts'
import { removeStudents } from '@pinge/contract/students.ts'
import { commentTeams } from '@pinge/contract/teams.ts'
import { termList } from '@pinge/contract/terms.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../../test/make.ts'

let world: TestClass
let classId: string
let mei: string
let tao: string
beforeEach(async () => {
  world = await startTestClass(['陈梅', '李涛'])
  ;({ classId, mei, tao } = world)
})
afterEach(() => world.close())

async function document(
  parts: ('perform' | 'health' | 'record' | 'evaluation')[],
  ofTerm: 'this' | 'other' = 'this',
): Promise<string> {
  const terms = (await world.app.call(termList, { classId }, world.token)).data
  const termKey = terms.find(({ isCurrent }) => isCurrent === (ofTerm === 'this'))?.key ?? ''
  const request = { classId, name: `档案${parts.length}`, termKey, parts }
  return (await world.app.call(saveArchive, request, world.token)).data.documentId
}
const read = (documentId: string, more: object = {}) =>
  world.app.call(archiveStudent, { classId, documentId, studentId: mei, ...more }, world.token)

it('draws the praise of the term and leaves a gap where there was none, and never another child', async () => {
  const items = (await world.app.call(commentItems, { classId }, world.token)).data
  const praise = items.find(({ score, type }) => score > 0 && type === 1)
  const reminder = items.find(({ score, type }) => score < 0 && type === 2)
  const give = (itemId = '', studentIds = [mei]) =>
    world.app.call(giveComment, { classId, itemId, studentIds }, world.token)
  await give(praise?.id)
  await give(praise?.id)
  await give(reminder?.id)
  await give(praise?.id, [tao])
  const { data } = await read(await document(['record']))
  const points = (praise?.score ?? 0) * 2
  expect(data.axes).toEqual([points, null, null, null, null])
  expect(data.sources).toEqual([{ type: 1, name: praise?.name, count: 2, points }])
  expect([data.compareAxes, data.parts.perform, data.parts.record]).toEqual([
    null,
    null,
    { count: 0, typical: 0, chosen: [] },
  ])
})

it('tells how full the parts are, and what happened in all terms', async () => {
  const documentId = await document(['perform', 'health', 'record', 'evaluation'])
  const cells = [{ studentId: mei, item: 'height' as const, value: 132.5 }]
  await world.app.call(saveHealth, { classId, documentId, cells }, world.token)
  const did = { date: '2026-10-12', type: 4, kind: 'practice', title: '秋收劳动' } as const
  const { data: saved } = await world.app.call(
    saveRealistic,
    { classId, studentIds: [mei], ...did },
    world.token,
  )
  expect((await read(documentId)).data.timeline).toEqual([])
  await world.app.call(reviewRealistic, { classId, id: saved.batchId, state: 'adopted' }, world.token)
  const { data } = await read(documentId)
  expect(data.timeline).toMatchObject([{ kind: 'record', date: '2026-10-12', title: '秋收劳动', type: 4 }])
  expect(data.parts).toMatchObject({
    perform: { filled: 0, kinds: [], marks: [] },
    health: { filled: 1, total: null, items: [{ item: 'height', value: '132.5 厘米' }] },
    evaluation: { filled: 0, expected: 10 },
  })
})

it('writes good eyes with their tenth in the archive and on the page for the family alike', async () => {
  const documentId = await document(['health'])
  const cells = [
    { studentId: mei, item: 'visionLeft' as const, value: 5 },
    { studentId: mei, item: 'run50' as const, value: 12 },
  ]
  await world.app.call(saveHealth, { classId, documentId, cells }, world.token)
  const { data } = await read(documentId)
  const termKey = (await world.app.call(termList, { classId }, world.token)).data.find(
    ({ isCurrent }) => isCurrent,
  )?.key
  const family = await world.app.call(
    familyReport,
    { classId, termKey: termKey ?? '', studentIds: [mei] },
    world.token,
  )
  for (const items of [data.parts.health?.items, family.data.pages[0]?.fitness?.items])
    expect(items?.map(({ value }) => value)).toEqual(['12.0 秒', '5.0'])
})

it('compares with another term of the same child, and refuses what is of no class or no pupil', async () => {
  const items = (await world.app.call(commentItems, { classId }, world.token)).data
  const praise = items.find(({ score, type }) => score > 0 && type === 1)
  await world.app.call(giveComment, { classId, itemId: praise?.id ?? '', studentIds: [mei] }, world.token)
  const documentId = await document(['record'])
  const other = await document(['record', 'perform'], 'other')
  const ofThis = [praise?.score, null, null, null, null]
  const none = [null, null, null, null, null]
  expect((await read(documentId, { compareDocId: other })).data).toMatchObject({
    axes: ofThis,
    compareAxes: none,
  })
  expect((await read(other, { compareDocId: documentId })).data).toMatchObject({
    axes: none,
    compareAxes: ofThis,
  })
  expect((await read(documentId, { compareDocId: 'nothing' })).msg).toBe(errors.documentNotFound.message)
  expect((await read(documentId, { studentId: 'no-pupil' })).msg).toBe(errors.studentNotInClass.message)
})

it('counts what was given to the team of the child once, and nothing that was undone', async () => {
  const items = (await world.app.call(commentItems, { classId }, world.token)).data
  const praise = items.find(({ score, type }) => score > 0 && type === 4)
  const itemId = praise?.id ?? ''
  const { categoryId, teamIds } = await world.newScheme('合作组', { 火箭队: [mei, tao] })
  await world.app.call(commentTeams, { classId, categoryId, teamIds, itemId }, world.token)
  const own = { classId, itemId, studentIds: [mei] }
  const { batchId } = (await world.app.call(giveComment, own, world.token)).data
  const documentId = await document(['record'])
  const points = praise?.score ?? 0
  expect((await read(documentId)).data.axes).toEqual([null, null, null, points * 2, null])
  await world.app.call(undoComment, { classId, batchId }, world.token)
  const { data } = await read(documentId)
  expect(data.axes).toEqual([null, null, null, points, null])
  expect(data.sources).toEqual([{ type: 4, name: praise?.name, count: 1, points }])
})

it('tells marks, a whole test with its day, and the answers and words of the child and those around it', async () => {
  const edits = [{ id: mei, gender: 'female' as const }]
  await world.app.call(updateInformation, { classId, edits }, world.token)
  const documentId = await document(['perform', 'health', 'evaluation'])
  const mark = { studentId: mei, subjectId: 'math', kind: 'final', value: 96 }
  await world.app.call(savePerform, { classId, documentId, cells: [mark] }, world.token)
  const values = { height: 132, weight: 28, vitalCapacity: 1800, run50: 9.5, sitReach: 12, ropeSkip: 120 }
  const cells = Object.entries({ ...values, sitUp: 35 }).map(([item, value]) => ({
    studentId: mei,
    item: item as keyof typeof values,
    value,
  }))
  world.app.time.now += 2 * DAY_MS
  await world.app.call(saveHealth, { classId, documentId, cells }, world.token)
  const said = { goal: '每天读书', peer: '爱帮助人', family: '会做饭了' }
  const answers = [{ questionId: 'e-02', value: 3 }]
  const evaluation = { classId, documentId, studentId: mei, answers, ...said }
  await world.app.call(saveEvaluation, evaluation, world.token)

  const { parts, timeline } = (await read(documentId)).data
  expect(parts.perform).toMatchObject({ filled: 1, marks: [{ subject: '数学', kind: '期末', value: '96' }] })
  expect(parts.health?.filled).toBe(7)
  expect(parts.health?.total).toBeGreaterThan(60)
  expect(timeline).toMatchObject([{ kind: 'fitness', date: '2026-11-25', note: '档案3' }])
  expect(parts.evaluation).toMatchObject({ filled: 1, expected: 10, scale: 'smile', ...said })
  expect(parts.evaluation?.answers.slice(0, 2)).toEqual([
    { text: '我上课认真听讲', value: null },
    { text: '我按时完成作业', value: 3 },
  ])
})

it('tells the columns in which the pupil has a mark in the order of the sheet, whichever mark comes first', async () => {
  const documentId = await document(['perform'])
  const { subjects, kinds } = (await world.app.call(performSheet, { classId, documentId }, world.token)).data
  const [usual, midterm, final] = kinds
  const [chinese, math] = subjects
  const mark = (subject = chinese, kind = usual) => ({
    studentId: mei,
    subjectId: subject?.id ?? '',
    kind: kind?.id ?? '',
    value: 90,
  })
  const cells = [mark(chinese, final), mark(math, midterm)]
  await world.app.call(savePerform, { classId, documentId, cells }, world.token)

  const { perform } = (await read(documentId)).data.parts
  expect(perform?.marks.map(({ kind }) => kind)).toEqual([final?.name, midterm?.name])
  expect(perform?.kinds).toEqual([midterm?.name, final?.name])
})

it('chooses for paper what is typical of this term, with its words, and never what another child did', async () => {
  const did = { type: 4, kind: 'practice', text: '割了一天稻子' } as const
  const add = async (title: string, date: string, studentId: string, isTypical = true) => {
    const request = { classId, studentIds: [studentId], date, title, ...did }
    const { batchId } = (await world.app.call(saveRealistic, request, world.token)).data
    await world.app.call(reviewRealistic, { classId, id: batchId, state: 'adopted' }, world.token)
    if (isTypical) await world.app.call(markTypical, { classId, id: batchId, isTypical }, world.token)
  }
  await add('秋收劳动', '2026-10-12', mei)
  await add('讲题', '2026-10-13', mei, false)
  await add('上学期的事', '2026-05-12', mei)
  await add('别人的事', '2026-10-14', tao)
  const { data } = await read(await document(['record']))
  expect(data.parts.record).toMatchObject({ count: 2, typical: 1 })
  expect(data.parts.record?.chosen).toMatchObject([
    { title: '秋收劳动', date: '2026-10-12', text: '割了一天稻子', pictures: [], viewUrls: [] },
  ])
  expect(data.timeline.map(({ title }) => title)).toEqual(['讲题', '秋收劳动', '上学期的事'])
})

it('is not there for a pupil who has left the class', async () => {
  const documentId = await document(['record'])
  await world.app.call(removeStudents, { classId, ids: [mei], records: 'keep' }, world.token)
  expect((await read(documentId)).msg).toBe(errors.studentNotInClass.message)
})
