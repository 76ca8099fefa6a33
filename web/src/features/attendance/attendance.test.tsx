import {
  attendanceDays,
  attendanceList,
  attendanceMonth,
  saveAttendance,
  type AttendanceState,
} from '@pinge/contract/attendance.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { cards, openClass, openTool } from '../../../test/class-screen.ts'
import { holdClock } from '../../../test/clock.ts'
import { makePupils } from '../../../test/make/student.ts'
import { watchSavedFiles } from '../../../test/saved-files.ts'
import { openSchoolClass, type SchoolClass } from '../../../test/school-class.ts'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

type SavedMarks = DataOf<typeof attendanceList>['records']

const TODAY = '2026-03-04'
let school: SchoolClass
/** What the server has of earlier days. */
let days: Map<string, SavedMarks>

beforeEach(() => {
  holdClock('2026-03-04T08:10:00+08:00')
  days = new Map()
  school = openSchoolClass()
  server.answer(attendanceList, ({ date = TODAY }) => ({ date, records: days.get(date) ?? [] }))
  server.answer(saveAttendance, ({ date = TODAY, marks }) => {
    if (date === TODAY)
      school.students = school.students.map((one) => {
        const state = marks.find(({ studentId }) => studentId === one.id)?.state
        return state ? { ...one, attendance: state } : one
      })
    else
      days.set(
        date,
        marks.flatMap(({ studentId, state }) => (state ? savedMark(studentId, state) : [])),
      )
    return { date }
  })
})

function savedMark(studentId: string, state: AttendanceState, at = '2026-03-03T08:05:00+08:00') {
  return { studentId, state, teacherName: '李老师', updatedAt: Date.parse(at) }
}

async function openAttendance(): Promise<User> {
  const user = await openClass()
  await openTool(user, '考勤')
  await screen.findByRole('group', { name: '王浩然' })
  return user
}

const sheet = () => within(screen.getByRole('dialog', { name: /考勤/ }))
const mark = (name: string, state: string) =>
  within(sheet().getByRole('group', { name })).getByRole<HTMLInputElement>('radio', { name: state })
const counts = () => sheet().getByRole('status').textContent
const save = () => sheet().getByRole<HTMLButtonElement>('button', { name: '保存考勤' })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: /考勤/ })).toBeNull())
const openDay = (title: string) => screen.findByRole('dialog', { name: title })

describe('the attendance of today', () => {
  it('counts every pupil as present until one is marked, and is saved whole', async () => {
    const user = await openAttendance()
    expect(screen.getByRole('dialog', { name: '今天的考勤 · 3月4日周三' })).toBeTruthy()
    expect(sheet().getByText('默认全部出勤，只标未到的学生。')).toBeTruthy()
    expect(counts()).toBe('出勤 6 人')

    await user.click(mark('王浩然', '请假'))
    await user.click(mark('李思琪', '迟到'))
    expect(counts()).toBe('出勤 4 人 · 迟到 1 人 · 请假 1 人')
    await user.click(save())

    await screen.findByText('考勤已保存：出勤 4 人 · 迟到 1 人 · 请假 1 人')
    await isClosed()
    expect(cards()).toContain('王浩然，0 分，今天请假')
    const [sent] = server.requests(saveAttendance)
    expect(sent?.date).toBe(TODAY)
    expect(sent?.marks).toHaveLength(6)
    expect(sent?.marks.filter(({ state }) => state !== 'present')).toEqual([
      { studentId: 's2', state: 'late' },
      { studentId: 's1', state: 'leave' },
    ])
  })

  it('that was taken before sends only what is new', async () => {
    school.students = makePupils(3, { attendance: 'present' })
    const user = await openAttendance()
    expect(sheet().getByText('已经记过，改了再保存就好。')).toBeTruthy()
    await user.click(mark('张子轩', '缺勤'))
    await user.click(save())

    await screen.findByText('考勤已保存：出勤 2 人 · 缺勤 1 人')
    expect(server.requests(saveAttendance).map(({ marks }) => marks)).toEqual([
      [{ studentId: 's3', state: 'absent' }],
    ])
  })

  it('that is right already is said to be saved, and nothing is sent', async () => {
    school.students = makePupils(3, { attendance: 'present' })
    const user = await openAttendance()
    await user.click(save())

    await screen.findByText('考勤已保存：出勤 3 人')
    await isClosed()
    expect(server.requests(saveAttendance)).toEqual([])
  })

  it('is set right by one tap when everybody came after all', async () => {
    school.students = makePupils(3, { attendance: 'absent' })
    const user = await openAttendance()
    expect(counts()).toBe('出勤 0 人 · 缺勤 3 人')
    await user.click(sheet().getByRole('button', { name: '全部出勤' }))

    expect(counts()).toBe('出勤 3 人')
    expect(mark('李思琪', '出勤').checked).toBe(true)
  })

  it('shows the pupil who is looked for by initials, and says when there is none', async () => {
    const user = await openAttendance()
    const search = sheet().getByRole('searchbox', { name: '按姓名或拼音首字母找学生' })
    await user.fill(search, 'lsq')
    expect(sheet().queryByRole('group', { name: '王浩然' })).toBeNull()
    await user.click(mark('李思琪', '请假'))

    await user.fill(search, '马')
    expect(sheet().getByText('没有找到“马”，换个词试试')).toBeTruthy()
    expect(counts()).toBe('出勤 5 人 · 请假 1 人')
  })

  it('is thrown away only when the teacher says so', async () => {
    const user = await openAttendance()
    await user.click(mark('王浩然', '缺勤'))
    await user.keyboard('{Escape}')
    const asked = await screen.findByRole('alertdialog', { name: '考勤还没保存' })
    expect(asked.textContent).toContain('以前保存的不变')
    await user.click(within(asked).getByRole('button', { name: '不保存' }))
    await isClosed()

    await openTool(user, '考勤')
    await screen.findByRole('group', { name: '王浩然' })
    expect(mark('王浩然', '出勤').checked).toBe(true)
    expect(server.requests(saveAttendance)).toEqual([])
  })

  it('is left without a question when the marks are those that are saved', async () => {
    const user = await openAttendance()
    await user.click(mark('王浩然', '缺勤'))
    await user.click(mark('王浩然', '出勤'))
    await user.keyboard('{Escape}')

    await isClosed()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('keeps its marks when the server refuses them, and says why', async () => {
    server.refuse(saveAttendance, 'studentNotInClass')
    const user = await openAttendance()
    await user.click(mark('王浩然', '迟到'))
    await user.click(save())

    await sheet().findByRole('alert')
    expect(mark('王浩然', '迟到').checked).toBe(true)
    await user.click(mark('李思琪', '迟到'))
    expect(counts()).toBe('出勤 4 人 · 迟到 2 人')
  })

  it('is sent again as it was while it is unknown whether it was saved', async () => {
    server.fail(saveAttendance)
    const user = await openAttendance()
    await user.click(mark('王浩然', '迟到'))
    await user.click(save())
    const again = await sheet().findByRole('button', { name: '再试一次' })
    expect(sheet().getByRole<HTMLButtonElement>('button', { name: '全部出勤' }).disabled).toBe(true)

    await user.click(again)
    await waitFor(() => expect(server.requests(saveAttendance)).toHaveLength(2))
    const [first, second] = server.requests(saveAttendance)
    expect(second).toEqual(first)
  })
})

describe('the attendance of an earlier day', () => {
  it('takes no pupil for present, and saves only those who are marked', async () => {
    const user = await openAttendance()
    await user.click(sheet().getByRole('button', { name: '前一天' }))
    await openDay('3月3日周二的考勤')
    expect(sheet().getByText('这天没有记过考勤，可以补记。')).toBeTruthy()
    await waitFor(() => expect(counts()).toBe('出勤 0 人'))
    expect(mark('王浩然', '出勤').checked).toBe(false)
    await user.click(mark('王浩然', '缺勤'))
    await user.click(save())

    await screen.findByText('3月3日周二的考勤已保存：出勤 0 人 · 缺勤 1 人')
    expect(server.requests(saveAttendance)).toMatchObject([
      { date: '2026-03-03', marks: [{ studentId: 's1', state: 'absent' }] },
    ])
    await openDay('3月3日周二的考勤')
    await waitFor(() => expect(sheet().getByText('记错了可以改，改了再保存。')).toBeTruthy())
  })

  it('tells who marked each pupil and when, with the day where it was a later one', async () => {
    days.set('2026-03-03', [savedMark('s1', 'leave'), savedMark('s2', 'late', '2026-03-04T07:50:00+08:00')])
    const user = await openAttendance()
    await user.click(sheet().getByRole('button', { name: '前一天' }))
    await openDay('3月3日周二的考勤')

    await waitFor(() => expect(mark('王浩然', '请假').checked).toBe(true))
    expect(sheet().getByText('李老师 08:05')).toBeTruthy()
    expect(
      within(sheet().getByRole('group', { name: '李思琪' })).getByText('李老师 3月4日 07:50'),
    ).toBeTruthy()
  })

  it('is none that has not come yet', async () => {
    const user = await openAttendance()
    expect(sheet().getByRole<HTMLButtonElement>('button', { name: '后一天' }).disabled).toBe(true)
    const choose = (value: string) => fireEvent.change(sheet().getByLabelText('日期'), { target: { value } })
    choose('2026-03-05')
    expect(screen.getByRole('dialog', { name: '今天的考勤 · 3月4日周三' })).toBeTruthy()

    choose('2026-03-02')
    await openDay('3月2日周一的考勤')
    await user.click(sheet().getByRole('button', { name: '后一天' }))
    await user.click(sheet().getByRole('button', { name: '后一天' }))
    await openDay('今天的考勤 · 3月4日周三')
  })

  it('is not opened over marks that are not saved, unless the teacher says so', async () => {
    const user = await openAttendance()
    await user.click(mark('王浩然', '缺勤'))
    await user.click(sheet().getByRole('button', { name: '前一天' }))
    await user.click(await screen.findByRole('button', { name: '继续记' }))
    expect(screen.getByRole('dialog', { name: '今天的考勤 · 3月4日周三' })).toBeTruthy()
    expect(mark('王浩然', '缺勤').checked).toBe(true)

    await user.click(sheet().getByRole('button', { name: '前一天' }))
    await user.click(await screen.findByRole('button', { name: '不保存' }))
    await openDay('3月3日周二的考勤')
    expect(counts()).not.toContain('缺勤')
  })

  it('is saved as itself after another day was given up that no network took', async () => {
    server.fail(saveAttendance)
    const user = await openAttendance()
    await user.click(mark('王浩然', '迟到'))
    await user.click(save())
    await sheet().findByRole('button', { name: '再试一次' })
    await user.click(sheet().getByRole('button', { name: '前一天' }))
    await user.click(await screen.findByRole('button', { name: '不保存' }))
    await openDay('3月3日周二的考勤')
    expect(sheet().queryByRole('alert')).toBeNull()

    server.answer(saveAttendance, { date: '2026-03-03' })
    await user.click(mark('李思琪', '缺勤'))
    await user.click(save())
    await waitFor(() => expect(server.requests(saveAttendance)).toHaveLength(2))
    expect(server.requests(saveAttendance)[1]).toMatchObject({
      date: '2026-03-03',
      marks: [{ studentId: 's2', state: 'absent' }],
    })
  })

  it('that cannot be read is not written over, and is asked for again by one tap', async () => {
    const user = await openAttendance()
    server.refuse(attendanceList, 'serviceBusy')
    await user.click(sheet().getByRole('button', { name: '前一天' }))
    const retry = await sheet().findByRole('button', { name: '加载失败，点此重试' })
    expect(save().disabled).toBe(true)
    expect(counts()).toBe('')

    server.answer(attendanceList, { date: '2026-03-03', records: [savedMark('s1', 'absent')] })
    await user.click(retry)
    await waitFor(() => expect(mark('王浩然', '缺勤').checked).toBe(true))
    expect(save().disabled).toBe(false)
  })

  it('leaves as a file that is named after the class and the day', async () => {
    const saved = watchSavedFiles()
    const user = await openAttendance()
    await user.click(sheet().getByRole('button', { name: '前一天' }))
    await openDay('3月3日周二的考勤')
    await user.click(sheet().getByRole('button', { name: '导出' }))

    await waitFor(() => expect(saved).toEqual(['三年级(2)班考勤2026-03-03.xlsx']))
  })
})

describe('the days on which attendance was taken', () => {
  const list = () => screen.findByRole('list', { name: '考勤记录' })
  const openDays = async (user: User) => await user.click(sheet().getByRole('button', { name: '考勤记录' }))

  it('stand with their counts, come page by page, and open by a tap', async () => {
    server.answer(attendanceDays, ({ cursor }) =>
      cursor === 'more'
        ? { items: [{ date: '2026-03-02', present: 6, late: 0, leave: 0, absent: 0 }], nextCursor: null }
        : { items: [{ date: '2026-03-03', present: 4, late: 1, leave: 0, absent: 1 }], nextCursor: 'more' },
    )
    const user = await openAttendance()
    await openDays(user)
    expect((await list()).textContent).toMatch(/3月3日周二.*出勤 4迟到 1请假 0缺勤 1$/)
    await user.click(screen.getByRole('button', { name: /更多/ }))
    await waitFor(async () => expect(within(await list()).getAllByRole('button')).toHaveLength(2))

    await user.click(within(await list()).getByRole('button', { name: /3月2日周一/ }))
    await openDay('3月2日周一的考勤')
    await openDays(user)
    await user.click(await screen.findByRole('button', { name: '回到3月2日周一' }))
    await openDay('3月2日周一的考勤')
  })

  it('are explained while there are none', async () => {
    server.answer(attendanceDays, { items: [], nextCursor: null })
    const user = await openAttendance()
    await openDays(user)

    await screen.findByRole('heading', { name: '还没有记过考勤' })
    await user.click(screen.getByRole('button', { name: '回到今天' }))
    await openDay('今天的考勤 · 3月4日周三')
  })
})

describe('the attendance of a month', () => {
  const table = () => screen.findByRole('region', { name: '按月' })
  const rowOf = async (name: string) =>
    within(await table()).getByRole('row', { name: new RegExp(`^${name}`) })
  const cellsOf = async (name: string) =>
    within(await rowOf(name))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)

  const march: DataOf<typeof attendanceMonth>['students'] = [
    {
      studentId: 's1',
      marks: [
        { day: 2, state: 'late' },
        { day: 3, state: 'leave' },
      ],
    },
    { studentId: 's2', marks: [{ day: 2, state: 'present' }] },
  ]

  beforeEach(() => {
    school.students = makePupils(2)
    server.answer(attendanceDays, { items: [], nextCursor: null })
    server.answer(attendanceMonth, ({ month = '2026-03' }) => ({
      month,
      today: TODAY,
      students: month === '2026-03' ? march : [],
    }))
  })

  async function openMonth(): Promise<User> {
    const user = await openAttendance()
    await user.click(sheet().getByRole('button', { name: '考勤记录' }))
    await user.click(await screen.findByRole('button', { name: '按月' }))
    await table()
    return user
  }

  it('stands as a table with the sums of pupils and days, and leaves as a file', async () => {
    const saved = watchSavedFiles()
    const user = await openMonth()

    expect(within(await table()).getByRole('columnheader', { name: '4日星期三，今天' })).toBeTruthy()
    expect(within(await rowOf('王浩然')).getByRole('img', { name: '请假' })).toBeTruthy()
    expect((await cellsOf('王浩然')).slice(-4)).toEqual(['0', '1', '1', '0'])
    expect((await cellsOf('李思琪')).slice(-4)).toEqual(['1', '0', '0', '0'])
    // The second of the month: one was there, one came late.
    expect((await cellsOf('出勤'))[1]).toBe('1')
    expect((await cellsOf('迟到'))[1]).toBe('1')
    await user.click(screen.getByRole('button', { name: '导出' }))
    await waitFor(() => expect(saved).toEqual(['三年级(2)班考勤2026-03.xlsx']))
  })

  it('is followed back month by month, and never into one that has not come', async () => {
    const user = await openMonth()
    await user.click(screen.getByRole('button', { name: '下个月' }))
    expect(sheet().getByRole('table', { name: '三年级(2)班 2026年3月考勤' })).toBeTruthy()

    await user.click(screen.getByRole('button', { name: '上个月' }))
    await screen.findByRole('heading', { name: '2026年2月没有记过考勤' })
    await user.click(screen.getByRole('button', { name: '下个月' }))
    await table()
    expect(server.requests(attendanceMonth).every(({ month }) => month !== '2026-04')).toBe(true)
  })
})
