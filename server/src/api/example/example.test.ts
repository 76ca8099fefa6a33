import { attendanceDays } from '@pinge/contract/attendance/attendance-past.ts'
import { classList } from '@pinge/contract/classes.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { addExample, EXAMPLE_STUDENTS, removeExample } from '@pinge/contract/example.ts'
import { commentRecords } from '@pinge/contract/records.ts'
import { rewardRecords } from '@pinge/contract/rewards.ts'
import { classRoster } from '@pinge/contract/roster/roster.ts'
import { seatingDetail } from '@pinge/contract/seating.ts'
import { studentList } from '@pinge/contract/students.ts'
import { categoryList, teamList } from '@pinge/contract/teams.ts'
import { DAY_MS, HOUR_MS } from '@pinge/contract/values/durations.ts'
import { localDate, schoolClock } from '@pinge/contract/values/school-days/school-time.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  selectRedemptionDifferences,
  selectTeamDifferences,
  selectTotalDifferences,
} from '../ledger/ledger.queries.ts'
import { startTestApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
let token: string
beforeEach(async () => {
  app = await startTestApp()
  token = (await app.newTeacher()).accessToken
})
afterEach(() => app.close())

const wholeClass = [
  'classes',
  'classTeachers',
  'students',
  'guardians',
  'ledger',
  'attendance',
  'seats',
  'teamCategories',
  'teams',
  'teamMembers',
  'redemptions',
] as const

const make = async () => (await app.call(addExample, {}, token)).data.classId

it('makes a class of 48 pupils with three weeks of comments, marked as an example', async () => {
  const classId = await make()
  const { data: classes } = await app.call(classList, {}, token)
  const { data: students } = await app.call(studentList, { classId }, token)
  const { data: records } = await app.call(commentRecords, { classId, limit: 100 }, token)

  expect(classes).toMatchObject([{ classId, isExample: true, isOwner: true, studentCount: EXAMPLE_STUDENTS }])
  expect(new Set(students.stuInfoList.map(({ username }) => username)).size).toBe(EXAMPLE_STUDENTS)
  expect(records.nextCursor).not.toBeNull()
  expect(await selectTotalDifferences(app.database.read)).toEqual([])
})

it('has teams with scores, a guardian for each pupil, exchanges and something of today', async () => {
  const classId = await make()
  const { data: schemes } = await app.call(categoryList, { classId }, token)
  const categoryId = schemes.categoryInfos[0]?.id ?? ''
  const { data: teams } = await app.call(teamList, { classId, categoryId }, token)
  const { data: roster } = await app.call(classRoster, { classId, telsOf: 'all' }, token)
  const { data: exchanges } = await app.call(rewardRecords, { classId }, token)
  const { data: classes } = await app.call(classList, {}, token)

  expect(teams.length).toBe(6)
  expect(teams.some(({ score }) => score > 0)).toBe(true)
  expect(roster.students.every(({ guardians }) => guardians[0]?.tel.startsWith('1990000'))).toBe(true)
  expect(new Set(exchanges.items.map(({ state }) => state))).toEqual(new Set(['redeemed', 'delivered']))
  expect(classes[0]?.praisedToday).toBeGreaterThan(0)
  expect(await selectTeamDifferences(app.database.read)).toEqual([])
  expect(await selectRedemptionDifferences(app.database.read)).toEqual([])
})

it('is made again at will once it was removed', async () => {
  await app.call(removeExample, { classId: await make() }, token)

  expect(await make()).not.toBe('')
})

it('gives comments on school days only, in school hours, and never in the future', async () => {
  const classId = await make()
  const rows = await app.database.read
    .selectFrom('ledger')
    .select('createdAt')
    .where('classId', '=', classId)
    .execute()

  for (const { createdAt } of rows) expect(createdAt).toBeLessThanOrEqual(app.time.now)
  // The lesson that goes on is of any hour.
  const earlier = rows.filter(({ createdAt }) => createdAt < app.time.now - HOUR_MS)
  expect(earlier.length).toBeGreaterThan(0)
  for (const { createdAt } of earlier) {
    const local = schoolClock(createdAt)
    expect(local.getUTCDay()).toBeGreaterThanOrEqual(1)
    expect(local.getUTCDay()).toBeLessThanOrEqual(5)
    expect(local.getUTCHours()).toBeGreaterThanOrEqual(8)
    expect(local.getUTCHours()).toBeLessThanOrEqual(16)
  }
})

it('has seats for everybody, and mornings on which some were away', async () => {
  const classId = await make()
  const { data: plan } = await app.call(seatingDetail, { classId }, token)
  const { data: days } = await app.call(attendanceDays, { classId, limit: 100 }, token)

  expect(new Set(plan.seats.map(({ studentId }) => studentId)).size).toBe(EXAMPLE_STUDENTS)
  expect(days.items.length).toBeGreaterThanOrEqual(14)
  for (const { date: _, ...counts } of days.items)
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(EXAMPLE_STUDENTS)
  expect(days.items.some(({ sick }) => sick > 0)).toBe(true)
  expect(days.items.every(({ leave }) => leave === 0)).toBe(true)
})

it('praises no pupil, and gives no reward to any pupil, who is away that morning', async () => {
  const seen: string[] = []
  for (let day = 0; day < 10; day += 1) {
    const teacher = await app.newTeacher()
    const { classId } = (await app.call(addExample, {}, teacher.accessToken)).data
    const { read } = app.database
    const ofClass = (table: 'attendance' | 'ledger') => read.selectFrom(table).where('classId', '=', classId)
    const today = localDate(app.time.now)
    const away = await ofClass('attendance')
      .select('studentId')
      .where('date', '=', today)
      .where('state', 'in', ['sick', 'personal', 'absent'])
      .execute()
    const given = await ofClass('ledger').select(['studentId', 'createdAt']).execute()
    const ids = new Set(given.filter((row) => localDate(row.createdAt) === today).map((row) => row.studentId))
    seen.push(...away.filter(({ studentId }) => ids.has(studentId)).map(() => today))
    app.time.now += DAY_MS + 3_600_000
  }
  expect(seen).toEqual([])
})

it('makes the same pupils with the same scores for every teacher', async () => {
  const other = (await app.newTeacher('李老师')).accessToken
  const mine = await app.call(studentList, { classId: await make() }, token)
  const example = await app.call(addExample, {}, other)
  const theirs = await app.call(studentList, { classId: example.data.classId }, other)

  const scores = ({ data }: typeof mine) =>
    data.stuInfoList.map(({ username, stuScore }) => `${username} ${stuScore}`)
  expect(scores(mine)).toEqual(scores(theirs))
})

it('is one a teacher, also when the same request returns', async () => {
  const requestId = randomUUID()
  const first = await app.call(addExample, { requestId }, token)

  expect((await app.call(addExample, { requestId }, token)).data).toEqual(first.data)
  expect(await app.call(addExample, {}, token)).toMatchObject({ status: 409, msg: '已经有一个示例班级了' })
})

it('works like any class, and is removed whole', async () => {
  const classId = await make()
  const { data } = await app.call(studentList, { classId }, token)
  const studentIds = data.stuInfoList.slice(0, 2).map(({ id }) => id)
  expect((await app.call(giveComment, { classId, itemId: 's1-01', studentIds }, token)).code).toBe(200)

  expect((await app.call(removeExample, { classId }, token)).code).toBe(200)

  for (const table of wholeClass)
    expect(await app.database.read.selectFrom(table).selectAll().execute()).toEqual([])
})

it('never removes a real class', async () => {
  const { classId } = await app.newClass(token)

  expect(await app.call(removeExample, { classId }, token)).toMatchObject({ status: 403 })
  expect((await app.call(classList, {}, token)).data).toHaveLength(1)
})
