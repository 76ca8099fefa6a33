import {
  attendanceDays,
  attendanceMonth,
  attendanceTerm,
} from '@pinge/contract/attendance/attendance-past.ts'
import { attendanceList, saveAttendance, type AttendanceMark } from '@pinge/contract/attendance/attendance.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { mergeStudents, moveStudents } from '@pinge/contract/student-information.ts'
import { removeStudents, studentList } from '@pinge/contract/students.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../test/make.ts'

const TODAY = '2026-11-23'
const YESTERDAY = '2026-11-22'
const NONE = { present: 0, absent: 0, sick: 0, personal: 0, leave: 0, late: 0, early: 0 }

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

it('leaves the mark of a colleague where this teacher only took the pupil for present', async () => {
  await save([{ studentId: mei, state: 'sick', note: '发烧' }], {}, world.colleague.accessToken)
  const assumed = [mei, tao].map((studentId) => ({ studentId, state: 'present' as const, isAssumed: true }))
  await save(assumed)

  const { data } = await world.app.call(attendanceList, { classId: world.classId }, world.token)
  expect(data.records).toMatchObject([
    { studentId: mei, state: 'sick', note: '发烧', teacherName: '李老师' },
    { studentId: tao, state: 'present' },
  ])
  await save([{ studentId: tao, state: null, isAssumed: true }])
  await save([{ studentId: mei, state: 'present' }])
  expect(await states()).toEqual({ [mei]: 'present', [tao]: 'present' })
})

it('refuses a mark that was made over another than what stands there now, with all that came with it', async () => {
  await save([{ studentId: mei, state: 'sick', note: '发烧' }], {}, world.colleague.accessToken)
  const refused = await save([
    { studentId: mei, state: 'absent', seen: null },
    { studentId: tao, state: 'late', seen: null },
  ])

  expect(refused.msg).toBe(errors.attendanceChanged.message)
  expect(await states()).toEqual({ [mei]: 'sick' })
  await save([{ studentId: mei, state: 'absent', seen: 'sick' }])
  expect(await states()).toEqual({ [mei]: 'absent' })
})

it('refuses what would write over a note that a colleague wrote meanwhile, and keeps to it where no note is written', async () => {
  const note = async () =>
    (await world.app.call(attendanceList, { classId: world.classId }, world.token)).data.records[0]?.note
  await save([{ studentId: mei, state: 'sick', note: '发烧，妈妈接走' }], {}, world.colleague.accessToken)
  const seen = { studentId: mei, seen: 'sick', seenNote: '' } as const
  for (const refused of [
    await save([{ ...seen, state: 'sick', note: '头疼' }]),
    await save([{ ...seen, state: 'present' }]),
    await save([{ ...seen, state: null }]),
  ])
    expect(refused.msg).toBe(errors.attendanceChanged.message)
  expect(await note()).toBe('发烧，妈妈接走')

  for (const mark of [
    { ...seen, state: 'late' },
    { ...seen, state: 'late', note: '发烧，妈妈接走', seen: 'late' },
  ] as const)
    expect((await save([mark])).code).toBe(200)
  await save([{ ...seen, state: 'late', note: '头疼', seen: 'late', seenNote: '发烧，妈妈接走' }])
  expect(await note()).toBe('头疼')
})

it('refuses a note where no mark was seen and a colleague wrote another one meanwhile, and takes the same one', async () => {
  const sick = (note?: string) => ({ studentId: mei, state: 'sick' as const, note, seen: null })
  await save([sick('发烧，妈妈接走')], {}, world.colleague.accessToken)

  expect((await save([sick('感冒')])).msg).toBe(errors.attendanceChanged.message)
  expect((await save([sick('发烧，妈妈接走')])).code).toBe(200)
  expect((await save([sick()])).code).toBe(200)
  const { data } = await world.app.call(attendanceList, { classId: world.classId }, world.token)
  expect(data.records).toMatchObject([{ studentId: mei, note: '发烧，妈妈接走' }])
})

it('takes a mark over what a lesson shows of the one that stands there, over one that is gone, and over its like', async () => {
  await save([
    { studentId: mei, state: 'sick' },
    { studentId: tao, state: 'late' },
  ])
  await save([
    { studentId: mei, state: 'absent', seen: 'leave' },
    { studentId: tao, state: 'late', seen: null },
    { studentId: lin, state: 'late', seen: 'sick' },
  ])

  expect(await states()).toEqual({ [mei]: 'absent', [tao]: 'late', [lin]: 'late' })
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

  expect(first.items[0]).toEqual({ date: TODAY, ...NONE, present: 2, late: 1 })
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

it('refuses a cursor that is no day', async () => {
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

it('keeps the reason of a leave and its note for teachers, and says 请假 in the classroom', async () => {
  await save([
    { studentId: mei, state: 'sick', note: ' 水痘 ' },
    { studentId: tao, state: 'personal' },
    { studentId: lin, state: 'early', note: '看牙' },
  ])

  const { data } = await world.app.call(attendanceList, { classId: world.classId }, world.token)
  expect(data.records).toMatchObject([
    { studentId: mei, state: 'sick', note: '水痘' },
    { studentId: tao, state: 'personal', note: '' },
    { studentId: lin, state: 'early', note: '看牙' },
  ])
  expect(await onScreen()).toEqual({ [mei]: 'leave', [tao]: 'leave', [lin]: 'present' })
  const { data: sent } = await world.app.send(
    studentList.path,
    { classId: world.classId },
    { token: world.token },
  )
  expect(JSON.stringify(sent)).not.toContain('水痘')
})

it('keeps a note until it is written over, taken away or the pupil turns out to be there', async () => {
  const noteOfMei = async () => {
    const { data } = await world.app.call(attendanceMonth, { classId: world.classId }, world.token)
    return data.students.find(({ studentId }) => studentId === mei)?.marks[0]?.note
  }
  await save([{ studentId: mei, state: 'leave', note: '发烧' }])
  await save([{ studentId: mei, state: 'sick' }], {}, world.colleague.accessToken)
  expect(await noteOfMei()).toBe('发烧')
  await save([{ studentId: mei, state: 'sick', note: '肺炎' }])
  expect(await noteOfMei()).toBe('肺炎')
  await save([{ studentId: mei, state: 'sick', note: '' }])
  expect(await noteOfMei()).toBeUndefined()
  await save([{ studentId: mei, state: 'absent', note: '没接电话' }])
  await save([{ studentId: mei, state: 'present' }])
  expect(await noteOfMei()).toBeUndefined()
})

it.each([
  ['a kind that there is not', { state: 'holiday' }, '状态'],
  ['a note that is too long', { state: 'sick', note: '长'.repeat(51) }, '考勤备注不能超过 50 个字'],
  ['a note of two lines', { state: 'sick', note: '发烧\n咳嗽' }, '考勤备注含有不能使用的字符'],
])('refuses %s, and names the field', async (_, mark, said) => {
  const request = { classId: world.classId, marks: [{ studentId: mei, ...mark }] }
  const refused = await world.app.call(saveAttendance, request as never, world.token)

  expect(refused).toMatchObject({ code: errors.invalidInput.code, msg: expect.stringContaining(said) })
  expect(await states()).toEqual({})
})

it('takes a note of fifty letters', async () => {
  const note = '长'.repeat(50)
  expect((await save([{ studentId: mei, state: 'sick', note }])).code).toBe(200)
})

it('counts the days of a term for each pupil, and none of the terms beside it', async () => {
  for (const [date, state] of [
    ['2026-08-31', 'absent'],
    ['2026-09-01', 'sick'],
    [YESTERDAY, 'sick'],
    [TODAY, 'early'],
  ] as const)
    await save([{ studentId: tao, state }], { date })
  await save([{ studentId: mei, state: 'present' }])
  const term = async (date?: string) =>
    (await world.app.call(attendanceTerm, { classId: world.classId, date }, world.token)).data

  expect(await term()).toEqual({
    key: '2026-1',
    from: '2026-09-01',
    to: '2027-01-31',
    previousFrom: '2026-02-01',
    nextFrom: '2027-02-01',
    today: TODAY,
    students: [
      { studentId: mei, ...NONE, present: 1 },
      { studentId: tao, ...NONE, sick: 2, early: 1 },
    ],
  })
  expect(await term('2026-05-05')).toMatchObject({
    from: '2026-02-01',
    to: '2026-08-31',
    students: [{ studentId: tao, absent: 1 }],
  })
})

it.each(['0000-02-29', '9999-12-31', '1899-12-31'])('knows no term of %s', async (date) => {
  const { classId } = world
  expect(await world.app.call(attendanceTerm, { classId, date }, world.token)).toMatchObject({
    status: 400,
    msg: expect.stringContaining('日期'),
  })
})

it('makes one attendance of two records that are merged, and the kept record’s own days stay', async () => {
  await save([{ studentId: tao, state: 'sick', note: '发烧' }], { date: YESTERDAY })
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
  const { data } = await world.app.call(
    attendanceList,
    { classId: world.classId, date: YESTERDAY },
    world.token,
  )
  expect(data.records).toMatchObject([{ studentId: mei, state: 'sick', note: '发烧' }])
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
  const ofTerm = await world.app.call(attendanceTerm, { classId }, world.token)
  for (const { data } of [ofMonth, ofTerm])
    expect(data.students.map(({ studentId }) => studentId)).toEqual([lin])
  const kept = await world.app.database.read.selectFrom('attendance').select('studentId').execute()
  expect(kept.map(({ studentId }) => studentId).toSorted()).toEqual([mei, lin].toSorted())
})
