import { attendanceMonth, attendanceTerm } from '@pinge/contract/attendance/attendance-past.ts'
import { attendanceList } from '@pinge/contract/attendance/attendance.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { openClass, openTool } from '../../../test/class-screen.ts'
import { holdClock } from '../../../test/clock.ts'
import { openSchoolClass, type SchoolClass } from '../../../test/school-class.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

const names = ['王浩然 01', '王浩然 02']
let school: SchoolClass

beforeEach(() => {
  holdClock('2026-03-04T08:10:00+08:00')
  school = openSchoolClass()
  school.students = school.students
    .slice(0, 3)
    .map((one, at) => ({ ...one, stuNo: `0${at + 1}`, ...(at < 2 && { username: '王浩然' }) }))
})

it('two pupils of one name are told apart by their numbers where a lesson marks them', async () => {
  await openTool(await openClass(), '考勤')
  const sheet = within(await screen.findByRole('dialog', { name: /考勤/ }))
  for (const name of names) await sheet.findByRole('group', { name })
})

it('and where a day is marked', async () => {
  server.answer(attendanceList, { date: '2026-03-04', records: [] })
  await openScreen('/comment/attendance?classId=c1')
  for (const name of names) await screen.findByRole('group', { name })
})

it('and in the table of a month', async () => {
  const [, second] = school.students
  const students = [{ studentId: second?.id ?? '', marks: [{ day: 2, state: 'late' as const }] }]
  server.answer(attendanceMonth, { month: '2026-03', today: '2026-03-04', students })
  await openScreen('/comment/attendance?classId=c1&month=2026-03')
  for (const name of names) await screen.findByRole('rowheader', { name })
  screen.getByRole('button', { name: '王浩然 02 2日 迟到' })
})

it('and in the table of a term', async () => {
  server.answer(attendanceTerm, {
    key: '2025-2',
    from: '2026-02-01',
    to: '2026-08-31',
    previousFrom: '2025-09-01',
    nextFrom: '2026-09-01',
    today: '2026-03-04',
    students: [],
  })
  await openScreen('/comment/attendance?classId=c1&term=2026-03-04')
  for (const name of names) await screen.findByRole('rowheader', { name })
  expect(screen.getAllByRole('rowheader')).toHaveLength(3)
})
