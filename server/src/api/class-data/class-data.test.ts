import { commentItems, giveComment, undoComment } from '@pinge/contract/comments.ts'
import { classReport, studentReport } from '@pinge/contract/class-data.ts'
import { addStudents, removeStudents } from '@pinge/contract/students.ts'
import { addTeams, commentTeams } from '@pinge/contract/teams.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { startClass } from '../../../test/make.ts'

let app: TestApp
let token: string
let classId: string
let [hao, nuo, ding] = ['', '', '']
beforeEach(async () => {
  // Monday, 23 November 2026, 08:30.
  let studentIds: string[]
  ;({ app, token, classId, studentIds } = await startClass(['王浩然', '陈一诺', '丁当']))
  ;[hao = '', nuo = '', ding = ''] = studentIds
})
afterEach(() => app.close())

const give = async (studentIds: string[], given: object) =>
  (await app.call(giveComment, { classId, studentIds, ...given }, token)).data.batchId
const report = async (from = '2026-11-23', to = from) =>
  (await app.call(classReport, { classId, from, to }, token)).data
const at = (time: string) => (app.time.now = Date.parse(`${time}+08:00`))

it('adds up what a class was given, by pupil, quality, day and item', async () => {
  await give([hao, nuo], { name: '帮助同学', score: 2, type: 2 })
  at('2026-11-23T09:00')
  await give([hao], { itemId: 's1-01' })
  await give([ding], { name: '上课讲话', score: -1 })

  const { name, score } = await itemOf('s1-01')
  expect(await report()).toEqual({
    totals: {
      count: 4,
      praise: 3,
      reminder: 1,
      points: 3 + score,
      students: 3,
      reached: 2,
      praiseRate: 0.75,
    },
    previous: { count: 0, praise: 0, reminder: 0, points: 0, students: 0, reached: 0, praiseRate: null },
    byType: [
      { type: 1, count: 2, praise: 1, reminder: 1, points: score - 1 },
      { type: 2, count: 2, praise: 2, reminder: 0, points: 4 },
      ...[3, 4, 5].map((type) => ({ type, count: 0, praise: 0, reminder: 0, points: 0 })),
    ],
    byDay: [{ date: '2026-11-23', praise: 3, reminder: 1 }],
    items: [
      { itemId: null, name: '帮助同学', type: 2, count: 2, points: 4 },
      { itemId: 's1-01', name, type: 1, count: 1, points: score },
      { itemId: null, name: '上课讲话', type: 1, count: 1, points: -1 },
    ],
    students: [
      // By first letter: C, D, W.
      row(nuo, '陈一诺', { praise: 1, points: [0, 2, 0, 0, 0], lastAt: '08:30' }),
      row(ding, '丁当', { reminder: 1, points: [-1, 0, 0, 0, 0], lastAt: '09:00' }),
      row(hao, '王浩然', { praise: 2, points: [score, 2, 0, 0, 0], lastAt: '09:00' }),
    ],
    unreached: [ding],
  })
})

it('compares with as many days before', async () => {
  at('2026-11-23T23:59:59.999')
  await give([hao], { name: '早了一天', score: 1 })
  at('2026-11-24T00:00')
  await give([nuo], { name: '帮助同学', score: 2 })
  at('2026-11-26T23:59:59.999')
  await give([nuo], { name: '帮助同学', score: 2 })
  at('2026-11-27T00:00')
  await give([hao], { name: '帮助同学', score: 2 })
  at('2026-11-29T23:59:59.999')
  await give([hao], { name: '帮助同学', score: 2 })

  const { totals, previous, byDay } = await report('2026-11-27', '2026-11-29')

  expect(totals).toMatchObject({ count: 2, points: 4, reached: 1 })
  expect(previous).toMatchObject({ count: 2, points: 4, reached: 1 })
  expect(byDay.map(({ date }) => date)).toEqual(['2026-11-27', '2026-11-29'])
})

it('takes back what was undone from the day on which it was given', async () => {
  const batchId = await give([hao, nuo], { name: '帮助同学', score: 2 })
  at('2026-11-24T08:00')
  await app.call(undoComment, { classId, batchId, studentIds: [nuo] }, token)

  const yesterday = await report('2026-11-23', '2026-11-24')
  expect(yesterday.totals).toMatchObject({ count: 1, points: 2, reached: 1 })
  expect(yesterday.byDay).toEqual([{ date: '2026-11-23', praise: 1, reminder: 0 }])
  expect(yesterday.students.find(({ id }) => id === nuo)).toMatchObject({ count: 0, lastAt: null })

  await app.call(undoComment, { classId, batchId }, token)
  expect((await report('2026-11-23', '2026-11-24')).byDay).toEqual([])
})

it('counts a comment for a team once for each of its members', async () => {
  const teams = [{ teamName: '火箭队', studentIds: [hao, nuo] }]
  const made = await app.call(addTeams, { classId, categoryName: '数学组', teams }, token)
  const { categoryId, teamIds } = made.data
  await app.call(commentTeams, { classId, categoryId, teamIds, name: '合作', score: 3 }, token)

  expect((await report()).totals).toMatchObject({ count: 2, praise: 2, points: 6, reached: 2 })
})

it('leaves reminders out of every sum where they are not wanted', async () => {
  await give([hao, nuo], { name: '帮助同学', score: 2 })
  await give([hao, ding], { name: '上课讲话', score: -1 })
  const days = { from: '2026-11-23', to: '2026-11-23' }
  const { data } = await app.call(classReport, { classId, ...days, isPraiseOnly: true }, token)

  expect(data.totals).toMatchObject({ count: 2, praise: 2, reminder: 0, points: 4, praiseRate: 1 })
  expect(data.byDay).toEqual([{ date: '2026-11-23', praise: 2, reminder: 0 }])
  expect(data.items.map(({ name }) => name)).toEqual(['帮助同学'])
  expect(data.students.map(({ id, count, points }) => [id, count, points])).toEqual([
    [nuo, 1, 2],
    [ding, 0, 0],
    [hao, 1, 2],
  ])
  expect(data.byType.reduce((sum, { points }) => sum + points, 0)).toBe(4)
})

it('tells by no date when the last reminder was where reminders are not wanted', async () => {
  await give([hao, nuo], { name: '帮助同学', score: 2 })
  at('2026-11-24T09:00')
  await give([hao, ding], { name: '上课讲话', score: -1 })
  const batchId = await give([nuo], { name: '帮助同学', score: 2 })
  await app.call(undoComment, { classId, batchId }, token)
  await give([nuo], { name: '上课讲话', score: -1 })
  const days = { from: '2026-11-23', to: '2026-11-24' }
  const { data } = await app.call(classReport, { classId, ...days, isPraiseOnly: true }, token)

  const praisedAt = Date.parse('2026-11-23T08:30+08:00')
  expect(data.students.map(({ id, lastAt }) => [id, lastAt])).toEqual([
    [nuo, praisedAt],
    [ding, null],
    [hao, praisedAt],
  ])
})

it('lists a pupil who left for the days in which they were given something', async () => {
  await give([hao], { name: '帮助同学', score: 2 })
  await app.call(removeStudents, { classId, ids: [hao, ding] }, token)

  const { totals, students, unreached } = await report()
  expect(totals).toMatchObject({ count: 1, students: 2, reached: 1 })
  expect(students.map(({ id, isLeft, count }) => [id, isLeft, count])).toEqual([
    [nuo, false, 0],
    [hao, true, 1],
  ])
  expect(unreached).toEqual([nuo])
})

it('counts a pupil from the day on which they came, and not among those who were not praised before', async () => {
  await give([hao, nuo], { name: '帮助同学', score: 2 })
  at('2026-11-25T09:00')
  const { ids } = (await app.call(addStudents, { classId, students: [{ username: '周新' }] }, token)).data

  const before = await report('2026-11-23', '2026-11-24')
  expect(before.totals).toMatchObject({ students: 3, reached: 2 })
  expect(before.unreached).toEqual([ding])
  const since = await report('2026-11-25')
  expect(since.unreached).toHaveLength(4)
  expect(since.unreached).toContain(ids[0])
  expect(since.previous.students).toBe(3)
})

it('tells the same of one pupil, of one who left too', async () => {
  await give([hao, nuo], { name: '帮助同学', score: 2 })
  await give([hao], { name: '上课讲话', score: -1 })
  await app.call(removeStudents, { classId, ids: [hao] }, token)
  const days = { from: '2026-11-23', to: '2026-11-23' }

  const { data } = await app.call(studentReport, { classId, studentId: hao, ...days }, token)

  expect(data.totals).toEqual({
    count: 2,
    praise: 1,
    reminder: 1,
    points: 1,
    students: 1,
    reached: 1,
    praiseRate: 0.5,
  })
  expect(data.items.map(({ name, points }) => [name, points])).toEqual([
    ['帮助同学', 2],
    ['上课讲话', -1],
  ])
  expect(data.students.map(({ id, count }) => [id, count])).toEqual([[hao, 2]])
  expect(data.unreached).toEqual([])
  const late = await app.call(studentReport, { classId, studentId: ding, ...days }, token)
  expect(late.data).toMatchObject({ totals: { count: 0, praiseRate: null }, unreached: [ding] })
})

it.each([
  [{ from: '2026-11-24', to: '2026-11-23' }, '开始日期不能晚于结束日期'],
  [{ to: '2026-11-23' }, '开始日期不能为空'],
  [{ from: '2026-11-23' }, '结束日期不能为空'],
  [{ from: '2026-11-31', to: '2026-12-01' }, '开始日期应为真实的日期，如 2026-09-01'],
  [{ from: '2026-11-23', to: '23/11/2026' }, '结束日期应为真实的日期，如 2026-09-01'],
  [{ from: '2025-10-18', to: '2026-11-23' }, '开始日期和结束日期最多相差 400 天'],
])('refuses a report of %o', async (days, sentence) => {
  for (const path of [classReport.path, studentReport.path]) {
    const studentId = path === studentReport.path ? { studentId: hao } : {}
    const { code, msg } = await app.send(path, { classId, ...studentId, ...days }, { token })
    expect([code, msg]).toEqual([400, sentence])
  }
})

it('reports 400 days and a leap year, but no pupil of another class', async () => {
  await give([hao], { name: '帮助同学', score: 2 })
  expect((await report('2025-10-19', '2026-11-23')).totals.count).toBe(1)

  const other = await app.newClass(token, ['安然'])
  const [studentId = ''] = other.studentIds
  const days = { from: '2028-02-29', to: '2028-02-29' }
  const { code, msg } = await app.call(studentReport, { classId, studentId, ...days }, token)
  expect([code, msg]).toEqual([404, '学生不在该班级，请刷新后重试'])
})

async function itemOf(id: string) {
  const item = (await app.call(commentItems, { classId }, token)).data.find((one) => one.id === id)
  if (!item) throw new Error(`no item ${id}`)
  return item
}

function row(
  id: string,
  username: string,
  given: { praise?: number; reminder?: number; points: number[]; lastAt: string },
) {
  const { praise = 0, reminder = 0, points, lastAt } = given
  return {
    id,
    username,
    stuNo: '',
    lastNameLetter: expect.any(String),
    header: expect.any(String),
    isLeft: false,
    count: praise + reminder,
    praise,
    reminder,
    points: points.reduce((sum, one) => sum + one, 0),
    byType: points,
    lastAt: Date.parse(`2026-11-23T${lastAt}+08:00`),
  }
}
