import { attendanceTerm } from '@pinge/contract/attendance/attendance-past.ts'
import { saveAttendance } from '@pinge/contract/attendance/attendance.ts'
import { classDetail, updateClass } from '@pinge/contract/class-edit.ts'
import { classList } from '@pinge/contract/classes.ts'
import { familyReport } from '@pinge/contract/reviews/family.ts'
import { saveTerm, termList } from '@pinge/contract/terms.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { passDays, startClass } from '../../../test/make.ts'

let app: TestApp
let owner: Awaited<ReturnType<typeof startClass>>['owner']
let token: string
let classId: string
let studentIds: string[]
beforeEach(async () => {
  // On 23 November 2026.
  ;({ app, owner, token, classId, studentIds } = await startClass())
})
afterEach(() => app.close())

const list = async () => (await app.call(termList, { classId }, token)).data
const save = (key: string, startDate: string, endDate: string) =>
  app.call(saveTerm, { classId, key, startDate, endDate }, token)

it('answers both terms of the school year in which the class was made', async () => {
  expect(await list()).toEqual([
    {
      key: '2026-1',
      name: '2026—2027学年第一学期',
      startDate: '2026-09-01',
      endDate: '2027-01-31',
      grade: 3,
      isCurrent: true,
    },
    {
      key: '2026-2',
      name: '2026—2027学年第二学期',
      startDate: '2027-02-01',
      endDate: '2027-08-31',
      grade: 3,
      isCurrent: false,
    },
  ])
})

it('rises by a grade each September, and offers the owner the new name, unasked never', async () => {
  await passDays(app, 300, owner)

  expect((await list()).map(({ key, grade, isCurrent }) => [key, grade, isCurrent])).toEqual([
    ['2026-1', 3, false],
    ['2026-2', 3, false],
    ['2027-1', 4, true],
    ['2027-2', 4, false],
  ])
  const { data } = await app.call(classDetail, { classId }, token)
  expect(data).toMatchObject({ className: '三年级(2)班', grade: 4, nameAfterSummer: '四年级(2)班' })
  expect((await app.call(classList, {}, token)).data[0]).toMatchObject({ className: '三年级(2)班', grade: 4 })

  await app.call(updateClass, { classId, className: '四年级(2)班' }, token)
  expect((await app.call(classDetail, { classId }, token)).data.nameAfterSummer).toBeNull()
})

it('takes a grade that is typed in at its word for the school year in which it was typed', async () => {
  await passDays(app, 300, owner)
  const { data } = await app.call(updateClass, { classId, grade: 5 }, token)

  expect(data.grade).toBe(5)
  expect((await list()).map(({ grade }) => grade)).toEqual([4, 4, 5, 5])
})

it('gives a term the days of its owner, which every other 本学期 follows', async () => {
  const { data } = await save('2026-1', '2026-09-07', '2026-11-20')

  // Today lies between the two terms.
  expect(data[0]).toMatchObject({ startDate: '2026-09-07', endDate: '2026-11-20', isCurrent: true })
  const attendance = await app.call(attendanceTerm, { classId }, token)
  expect(attendance.data).toMatchObject({
    key: '2026-1',
    from: '2026-09-07',
    to: '2026-11-20',
    nextFrom: '2027-02-01',
    today: '2026-11-23',
  })
})

it('has the attendance of the days between it and the next one, in 学期 as on the page for the family', async () => {
  const [mei = ''] = studentIds
  const marks = [{ studentId: mei, state: 'late' as const }]
  await app.call(saveAttendance, { classId, date: '2026-11-22', marks }, token)
  await save('2026-1', '2026-09-01', '2026-11-20')

  const { data } = await app.call(attendanceTerm, { classId }, token)
  expect(data).toMatchObject({ to: '2026-11-20', students: [{ studentId: mei, late: 1 }] })
  const family = await app.call(familyReport, { classId, termKey: '2026-1', studentIds: [mei] }, token)
  expect(family.data.pages[0]?.attendance).toEqual({ days: 1, present: 1 })
})

it('shows the term before the first one while it still goes on', async () => {
  await save('2026-1', '2026-12-01', '2027-01-20')

  expect((await list()).map(({ key, isCurrent }) => [key, isCurrent])).toEqual([
    ['2025-1', false],
    ['2025-2', true],
    ['2026-1', false],
    ['2026-2', false],
  ])
})

it.each([
  ['2026-1', '2026-08-31', '2027-01-20', '开始日期要在 2026-08-31 之后：2025—2026学年第二学期到这一天才结束'],
  ['2026-1', '2026-09-01', '2027-02-01', '结束日期要在 2027-02-01 之前：2026—2027学年第二学期从这一天开始'],
  ['2026-1', '2027-01-20', '2026-09-01', '学期的结束日期要晚于开始日期'],
  ['2026-2', '2027-02-01', '2027-09-09', '一个学期最多 220 天，请检查开始日期和结束日期'],
  ['2027-1', '2027-09-01', '2028-01-20', '班级没有这个学期，请刷新后重试'],
  ['2026-1', '2026-02-31', '2027-01-20', '开始日期应为真实的日期，如 2026-09-01'],
  ['2026-3', '2026-09-01', '2027-01-20', '学期格式不对'],
])('refuses term %s from %s to %s', async (key, startDate, endDate, sentence) => {
  const { msg, code } = await save(key, startDate, endDate)

  expect(msg).toBe(sentence)
  expect(code).not.toBe(200)
  expect((await list()).map((term) => term.startDate)).toEqual(['2026-09-01', '2027-02-01'])
})

it('refuses days that a neighbour was given, and 220 days are a term still', async () => {
  await save('2026-1', '2026-09-01', '2027-01-15')

  expect((await save('2026-2', '2027-01-15', '2027-07-01')).msg).toBe(
    '开始日期要在 2027-01-15 之后：2026—2027学年第一学期到这一天才结束',
  )
  expect((await save('2026-2', '2027-01-16', '2027-08-23')).code).toBe(200)
})
