import { attendanceMonth } from '@pinge/contract/attendance/attendance-past.ts'
import { lessonState, saveAttendance } from '@pinge/contract/attendance/attendance.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { cards, openClass, openTool } from '../../../test/class-screen.ts'
import { holdClock } from '../../../test/clock.ts'
import { tellLive } from '../../../test/live.ts'
import { makePupils } from '../../../test/make/student.ts'
import { openSchoolClass, type SchoolClass } from '../../../test/school-class.ts'
import { address } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'
import { setServerTime } from '../../shared/time/server-clock.store.ts'

const TODAY = '2026-03-04'
let school: SchoolClass

beforeEach(() => {
  holdClock('2026-03-04T08:10:00+08:00')
  school = openSchoolClass()
  server.answer(saveAttendance, ({ marks }) => {
    school.students = school.students.map((one) => {
      const state = marks.find(({ studentId }) => studentId === one.id)?.state
      return state ? { ...one, attendance: lessonState(state) } : one
    })
    return { date: TODAY }
  })
})

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

describe('the attendance of today', () => {
  it('counts every pupil as present until one is marked, and is saved whole', async () => {
    const user = await openAttendance()
    expect(screen.getByRole('dialog', { name: '今天的考勤 · 3月4日周三' })).toBeTruthy()
    expect(sheet().getByText('默认全部出勤，只标没到的；保存后才算数。')).toBeTruthy()
    expect(counts()).toBe('出勤 6 人')

    await user.click(mark('王浩然', '请假'))
    await user.click(mark('李思琪', '迟到'))
    expect(counts()).toBe('出勤 4 人 · 迟到 1 人 · 请假 1 人')
    await user.click(save())

    await screen.findByText('考勤已保存：出勤 4 人 · 迟到 1 人 · 请假 1 人')
    await isClosed()
    expect(cards()).toContain('王浩然，0 分，今天请假')
    const [sent] = server.requests(saveAttendance)
    // The server takes its own day: the clock of this device may be off.
    expect(sent).not.toHaveProperty('date')
    expect(sent?.marks).toHaveLength(6)
    expect(sent?.marks.filter(({ state }) => state !== 'present')).toEqual([
      { studentId: 's2', state: 'late', seen: null },
      { studentId: 's1', state: 'leave', seen: null },
    ])
  })

  it('is of the server’s day on a computer whose clock is three days behind', async () => {
    holdClock('2026-03-01T08:10:00+08:00')
    setServerTime(Date.parse('2026-03-04T08:10:00+08:00'))
    await openAttendance()

    expect(screen.getByRole('dialog', { name: '今天的考勤 · 3月4日周三' })).toBeTruthy()
  })

  it('that was taken before sends only what is new', async () => {
    school.students = makePupils(3, { attendance: 'present' })
    const user = await openAttendance()
    expect(sheet().getByText('已经记过，改了再保存就好。')).toBeTruthy()
    await user.click(mark('张子轩', '缺勤'))
    await user.click(save())

    await screen.findByText('考勤已保存：出勤 2 人 · 缺勤 1 人')
    expect(server.requests(saveAttendance).map(({ marks }) => marks)).toEqual([
      [{ studentId: 's3', state: 'absent', seen: 'present' }],
    ])
  })

  it('that is answered late shuts no other tool that is out by then', async () => {
    const held = server.hold(saveAttendance)
    const user = await openAttendance()
    await user.click(save())
    await waitFor(() => expect(server.requests(saveAttendance)).toHaveLength(1))
    await user.click(sheet().getByRole('button', { name: '关闭' }))
    await isClosed()
    await openTool(user, '随机点名')
    await screen.findByRole('dialog', { name: '随机点名' })
    held.answer({ date: TODAY })

    await screen.findByText('考勤已保存：出勤 6 人')
    expect(screen.getByRole('dialog', { name: '随机点名' })).toBeTruthy()
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

  it('says in the row what a colleague saved meanwhile, and asks before the own mark takes its place', async () => {
    const user = await openAttendance()
    await user.click(mark('王浩然', '缺勤'))
    school.students = school.students.map((one) => (one.id === 's1' ? { ...one, attendance: 'leave' } : one))
    await tellLive({ type: 'attendance-changed', teacherId: 'li', date: TODAY })
    await within(sheet().getByRole('group', { name: '王浩然' })).findByText('刚有老师记了请假')
    expect(mark('王浩然', '缺勤').checked).toBe(true)
    await user.click(save())
    await screen.findByText('王浩然：刚有老师记了请假')
    expect(server.requests(saveAttendance)).toEqual([])

    await user.click(screen.getByRole('button', { name: '按我记的保存' }))
    await isClosed()
    expect(server.requests(saveAttendance)[0]?.marks).toContainEqual({
      studentId: 's1',
      state: 'absent',
      seen: 'leave',
    })
  })

  it('is read again when a colleague was quicker by a moment, and shows what the colleague saved', async () => {
    const user = await openAttendance()
    await user.click(mark('王浩然', '缺勤'))
    school.students = school.students.map((one) => (one.id === 's1' ? { ...one, attendance: 'leave' } : one))
    server.refuse(saveAttendance, 'attendanceChanged')
    await user.click(save())

    expect((await sheet().findByRole('alert')).textContent).toBe(errors.attendanceChanged.message)
    await within(sheet().getByRole('group', { name: '王浩然' })).findByText('刚有老师记了请假')
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

  it('says no reason of a leave in front of the class, and keeps the one that a teacher wrote', async () => {
    school.students = makePupils(3, { attendance: 'leave' })
    const user = await openAttendance()
    const words = within(sheet().getByRole('group', { name: '王浩然' })).getAllByRole('radio')
    expect(words.map((word) => word.parentElement?.textContent)).toEqual(['出勤', '迟到', '请假', '缺勤'])
    await user.click(mark('王浩然', '出勤'))
    await user.click(mark('王浩然', '请假'))
    await user.click(mark('李思琪', '缺勤'))
    await user.click(save())

    await isClosed()
    expect(server.requests(saveAttendance).map(({ marks }) => marks)).toEqual([
      [{ studentId: 's2', state: 'absent', seen: 'leave' }],
    ])
  })

  it('leads to the sheet of the month, and asks first about what is not saved', async () => {
    server.answer(attendanceMonth, { month: '2026-03', today: TODAY, students: [] })
    const user = await openAttendance()
    await user.click(mark('王浩然', '缺勤'))
    await user.click(sheet().getByRole('link', { name: '查看月表' }))
    await user.click(await screen.findByRole('button', { name: '继续记' }))
    expect(mark('王浩然', '缺勤').checked).toBe(true)

    await user.click(sheet().getByRole('link', { name: '查看月表' }))
    await user.click(await screen.findByRole('button', { name: '不保存' }))
    await screen.findByRole('table', { name: '三年级(2)班 2026年3月考勤' })
    expect(address()).toBe('/comment/attendance?classId=c1&month=2026-03')
    expect(server.requests(saveAttendance)).toEqual([])
  })
})
