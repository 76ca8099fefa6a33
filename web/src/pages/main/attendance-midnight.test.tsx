import { attendanceList, saveAttendance } from '@pinge/contract/attendance/attendance.ts'
import { studentList } from '@pinge/contract/students.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { openClass, openTool } from '../../../test/class-screen.ts'
import { holdClock, pass } from '../../../test/clock.ts'
import { makePupils } from '../../../test/make/student.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

/** What the server has for today. */
let today: string

beforeEach(() => {
  holdClock('2026-03-04T23:58:00+08:00')
  today = '2026-03-04'
  openSchoolClass({ students: makePupils(3) })
  server.answer(attendanceList, ({ date = today }) => ({ date, records: [] }))
  server.answer(saveAttendance, ({ date = today }) => ({ date }))
})

async function passMidnight(): Promise<void> {
  today = '2026-03-05'
  const before = server.requests(studentList).length
  await pass(180_000)
  await waitFor(() => expect(server.requests(studentList).length).toBeGreaterThan(before))
}

const mark = async (name: string, state: string) =>
  within(await screen.findByRole('group', { name })).getByRole<HTMLInputElement>('radio', { name: state })
const shownDate = () => screen.getByRole<HTMLInputElement>('textbox', { name: '日期' }).value
const save = (user: User) => user.click(screen.getByRole('button', { name: '保存考勤' }))
const sent = () =>
  server.requests(saveAttendance).map(({ date, marks }) => [date, marks.map(({ state }) => state)])

it('the marks of a day that ends before they are saved are saved for that day', async () => {
  const user = await openScreen('/comment/attendance?classId=c1')
  await user.click(await mark('王浩然', '病假'))
  await passMidnight()
  expect(shownDate()).toBe('2026年3月4日')

  await save(user)

  await screen.findByText('3月4日周三的考勤已保存：出勤 2 人 · 病假 1 人')
  expect(sent()).toEqual([['2026-03-04', ['sick', 'present', 'present']]])
  await waitFor(() => expect(shownDate()).toBe('2026年3月5日'))
  expect((await mark('王浩然', '出勤')).checked).toBe(true)
})

it('a page without marks goes on to the new day', async () => {
  await openScreen('/comment/attendance?classId=c1')
  await mark('王浩然', '病假')

  await passMidnight()

  await waitFor(() => expect(shownDate()).toBe('2026年3月5日'))
})

it('the marks over a lesson stay those of the day on which they were made', async () => {
  const user = await openClass()
  await openTool(user, '考勤')
  await user.click(await mark('王浩然', '请假'))
  await passMidnight()
  expect(screen.getByRole('dialog', { name: '考勤 · 3月4日周三' })).toBeTruthy()

  await save(user)

  await screen.findByText('3月4日周三的考勤已保存：出勤 2 人 · 请假 1 人')
  expect(sent()[0]?.[0]).toBe('2026-03-04')
})
