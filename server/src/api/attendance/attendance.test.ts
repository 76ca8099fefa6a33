import {
  attendanceDays,
  attendanceList,
  attendanceMonth,
  saveAttendance,
  type AttendanceMark,
} from '@pinge/contract/attendance.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { mergeStudents, moveStudents } from '@pinge/contract/student-information.ts'
import { removeStudents, studentList } from '@pinge/contract/students.ts'
import { DAY_MS } from '@pinge/contract/values/school-time.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../test/make.ts'

const TODAY = '2026-11-23'
const YESTERDAY = '2026-11-22'

let world: TestClass
let mei: string
let tao: string
let lin: string
beforeEach(async () => {
  world = await startTestClass(['陈梅', '李涛', '林林'])
  ;[mei = '', tao = '', lin = ''] = world.studentIds
})
afterEach(() => world.close())

const save = (marks: AttendanceMark[], more: { date?: string; requestId?: string } = {}, by = world.token) =>
  world.app.call(saveAttendance, { classId: world.classId, marks, ...more }, by)
async function states(date?: string): Promise<Record<string, string>> {
  const { data } = await world.app.call(attendanceList, { classId: world.classId, date }, world.token)
  return Object.fromEntries(data.records.map(({ studentId, state }) => [studentId, state]))
}
async function onScreen(): Promise<Record<string, string | undefined>> {
  const { data } = await world.app.call(studentList, { classId: world.classId }, world.token)
  return Object.fromEntries(data.stuInfoList.map(({ id, attendance }) => [id, attendance]))
}

it('marks who is there, late, on leave or missing today, and shows it in the class', async () => {
  expect(await onScreen()).toEqual({ [mei]: undefined, [tao]: undefined, [lin]: undefined })

  const { data } = await save([
    { studentId: mei, state: 'leave' },
    { studentId: tao, state: 'late' },
  ])

  expect(data.date).toBe(TODAY)
  expect(await states()).toEqual({ [mei]: 'leave', [tao]: 'late' })
  expect(await onScreen()).toEqual({ [mei]: 'leave', [tao]: 'late', [lin]: undefined })
})

it('goes on showing it after a comment', async () => {
  await save([{ studentId: mei, state: 'absent' }])
  await onScreen()
  const comment = { classId: world.classId, itemId: 's1-01', studentIds: [mei, tao] }
  await world.app.call(giveComment, comment, world.token)

  expect(await onScreen()).toMatchObject({ [mei]: 'absent' })
})

it('lets a colleague change a mark or take it away, and says who did', async () => {
  await save([
    { studentId: mei, state: 'absent' },
    { studentId: tao, state: 'present' },
  ])
  await save([{ studentId: mei, state: 'late' }], {}, world.colleague.accessToken)
  await save([{ studentId: tao, state: null }])

  const { data } = await world.app.call(attendanceList, { classId: world.classId }, world.token)
  expect(data.records).toMatchObject([{ studentId: mei, state: 'late', teacherName: '李老师' }])
})

it('begins each day empty, and keeps the days before', async () => {
  await save([{ studentId: mei, state: 'leave' }])
  await onScreen()
  world.app.time.now += DAY_MS

  expect(await onScreen()).toMatchObject({ [mei]: undefined })
  expect(await states()).toEqual({})
  expect(await states(TODAY)).toEqual({ [mei]: 'leave' })
})

it('can be set right for an earlier day, and not for one that has not come', async () => {
  await save([{ studentId: mei, state: 'leave' }], { date: YESTERDAY })
  const early = await save([{ studentId: mei, state: 'leave' }], { date: '2026-11-24' })

  expect(await states(YESTERDAY)).toEqual({ [mei]: 'leave' })
  expect(await states()).toEqual({})
  expect(early.msg).toBe(errors.attendanceTooEarly.message)
})

it('tells the days that were marked, the newest first and page by page', async () => {
  const dates = ['2026-11-18', '2026-11-19', YESTERDAY, TODAY]
  for (const date of dates) await save([{ studentId: mei, state: 'late' }], { date })
  await save([
    { studentId: tao, state: 'present' },
    { studentId: lin, state: 'present' },
  ])
  const page = async (cursor?: string) =>
    (await world.app.call(attendanceDays, { classId: world.classId, limit: 3, cursor }, world.token)).data
  const first = await page()

  expect(first.items[0]).toEqual({ date: TODAY, present: 2, late: 1, leave: 0, absent: 0 })
  expect(first.items.map(({ date }) => date)).toEqual([TODAY, YESTERDAY, '2026-11-19'])
  expect((await page(first.nextCursor ?? '')).items.map(({ date }) => date)).toEqual(['2026-11-18'])
  expect((await page('2026-11-18')).nextCursor).toBeNull()
})

it('tells a month pupil by pupil and day by day, and nothing of the months beside it', async () => {
  for (const [date, state] of [
    ['2026-10-31', 'absent'],
    ['2026-11-01', 'leave'],
    [TODAY, 'late'],
  ] as const)
    await save([{ studentId: tao, state }], { date })
  await save([{ studentId: mei, state: 'present' }], { date: YESTERDAY })
  const month = async (asked?: string) =>
    (await world.app.call(attendanceMonth, { classId: world.classId, month: asked }, world.token)).data

  expect(await month()).toEqual({
    month: '2026-11',
    today: TODAY,
    students: [
      { studentId: mei, marks: [{ day: 22, state: 'present' }] },
      {
        studentId: tao,
        marks: [
          { day: 1, state: 'leave' },
          { day: 23, state: 'late' },
        ],
      },
    ],
  })
  expect((await month('2026-10')).students).toEqual([
    { studentId: tao, marks: [{ day: 31, state: 'absent' }] },
  ])
  expect((await month('2026-09')).students).toEqual([])
})

it('knows no thirteenth month', async () => {
  const request = { classId: world.classId, month: '2026-13' }
  const refused = await world.app.call(attendanceMonth, request, world.token)

  expect(refused).toMatchObject({ code: errors.invalidInput.code, msg: expect.stringContaining('月份') })
})

it('begins at the first page where a cursor is none', async () => {
  const request = { classId: world.classId, cursor: 'no-day' }
  expect((await world.app.call(attendanceDays, request, world.token)).code).toBe(errors.invalidInput.code)
})

it('marks no pupil when one is of another class', async () => {
  const other = await world.app.newClass(world.token, ['丁当'])
  const refused = await save([mei, ...other.studentIds].map((studentId) => ({ studentId, state: 'leave' })))

  expect(refused.code).toBe(errors.studentNotInClass.code)
  expect(await states()).toEqual({})
})

it('counts the last word about a pupil who is named twice', async () => {
  await save([
    { studentId: mei, state: 'absent' },
    { studentId: mei, state: 'late' },
  ])

  expect(await states()).toEqual({ [mei]: 'late' })
})

it('marks once when the same request returns', async () => {
  const requestId = randomUUID()
  await save([{ studentId: mei, state: 'absent' }], { requestId })
  await save([{ studentId: mei, state: 'late' }])
  await save([{ studentId: mei, state: 'absent' }], { requestId })

  expect(await states()).toEqual({ [mei]: 'late' })
})

it('makes one attendance of two records that are merged, and the kept record’s own days stay', async () => {
  await save([{ studentId: tao, state: 'leave' }], { date: YESTERDAY })
  await save([
    { studentId: mei, state: 'late' },
    { studentId: tao, state: 'absent' },
  ])

  const merged = await world.app.call(
    mergeStudents,
    { classId: world.classId, id: mei, otherId: tao, choices: { username: 'kept' } },
    world.token,
  )

  expect(merged.code).toBe(200)
  expect(await states(YESTERDAY)).toEqual({ [mei]: 'leave' })
  expect(await states()).toEqual({ [mei]: 'late' })
})

it('names no pupil who has left, and forgets those whose records are deleted', async () => {
  const other = await world.app.newClass(world.token, ['丁当'])
  await save([mei, tao, lin].map((studentId) => ({ studentId, state: 'late' })))
  const { classId } = world
  await world.app.call(
    moveStudents,
    { classId, toClassId: other.classId, ids: [mei], withHistory: false },
    world.token,
  )
  await world.app.call(removeStudents, { classId, ids: [tao], records: 'delete' }, world.token)

  expect(await states()).toEqual({ [lin]: 'late' })
  const ofMonth = await world.app.call(attendanceMonth, { classId }, world.token)
  expect(ofMonth.data.students.map(({ studentId }) => studentId)).toEqual([lin])
  const kept = await world.app.database.read.selectFrom('attendance').select('studentId').execute()
  expect(kept.map(({ studentId }) => studentId).toSorted()).toEqual([mei, lin].toSorted())
})
