import { expect, it } from 'vitest'
import { makeStudent } from '../../../../test/make/student.ts'
import { noCounts } from '../day/attendance-draft.ts'
import { formatMonth } from '../format-attendance.ts'
import { monthFileColumns, monthFileLines, monthTable } from './attendance-month.ts'

const pupil = (id: string, username: string) => makeStudent({ id, username, stuNo: '01' })

const november = monthTable(
  {
    month: '2026-11',
    today: '2026-11-23',
    students: [
      {
        studentId: 'tao',
        marks: [
          { day: 2, state: 'late' },
          { day: 23, state: 'sick', note: '发烧' },
        ],
      },
      { studentId: 'mei', marks: [{ day: 2, state: 'present' }] },
      // Read before the list of the class was: no line shows it.
      { studentId: 'gone', marks: [{ day: 3, state: 'absent' }] },
    ],
  },
  [pupil('mei', '陈梅'), pupil('tao', '李涛'), pupil('lin', '林林')],
)

it('counts a month by pupil and by day', () => {
  expect(november.lines.map(({ username, counts }) => [username, counts])).toEqual([
    ['陈梅', { ...noCounts(), present: 1 }],
    ['李涛', { ...noCounts(), late: 1, sick: 1 }],
    ['林林', noCounts()],
  ])
  expect(november.days[1]?.counts).toEqual({ ...noCounts(), present: 1, late: 1 })
  expect(november.days[2]?.counts).toBeNull()
  expect(november.counts).toEqual({ ...noCounts(), present: 1, late: 1, sick: 1 })
})

it('has all days of the month, and knows the weekends and today', () => {
  expect(november.days).toHaveLength(30)
  expect(november.days[0]).toMatchObject({ day: 1, weekday: '日', isWeekend: true, isToday: false })
  expect(november.days[22]).toMatchObject({ day: 23, weekday: '一', isWeekend: false, isToday: true })
  expect(november.days.find(({ isToCome }) => isToCome)?.date).toBe('2026-11-24')
  expect(monthTable({ month: '2028-02', today: '', students: [] }, []).days).toHaveLength(29)
})

it('names a month with its year', () => {
  expect(formatMonth('2026-01')).toBe('2026年1月')
})

it('leaves as a table whose last lines are the sums of each day', () => {
  const columns = monthFileColumns(november)
  const rows = monthFileLines(november).map((line) => columns.map(({ value }) => value(line)))

  expect(columns).toHaveLength(2 + 30 + 6 + 1)
  expect(columns[3]?.heading).toBe('2 一')
  expect(rows.map((row) => [row[1], row[3], ...row.slice(-7)])).toEqual([
    ['陈梅', '出勤', 1, 0, 0, 0, 0, 0, ''],
    ['李涛', '迟到', 0, 0, 1, 0, 1, 0, '23日病假：发烧'],
    ['林林', '', 0, 0, 0, 0, 0, 0, ''],
    ['出勤（人）', 1, 1, null, null, null, null, null, ''],
    ['缺勤（人）', 0, null, 0, null, null, null, null, ''],
    ['病假（人）', 0, null, null, 1, null, null, null, ''],
    ['事假（人）', 0, null, null, null, 0, null, null, ''],
    ['迟到（人）', 1, null, null, null, null, 1, null, ''],
    ['早退（人）', 0, null, null, null, null, null, 0, ''],
  ])
})

it('has a column for 请假 only where a lesson marked it', () => {
  const marks = [{ day: 2, state: 'leave' as const }]
  const marked = monthTable({ month: '2026-11', today: '', students: [{ studentId: 'mei', marks }] }, [
    pupil('mei', '陈梅'),
  ])

  expect(november.kinds).not.toContain('leave')
  expect(marked.kinds).toContain('leave')
})
