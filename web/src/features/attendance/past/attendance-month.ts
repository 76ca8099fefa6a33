import type { attendanceMonth } from '@pinge/contract/attendance/attendance-past.ts'
import { attendanceNames, type AttendanceState } from '@pinge/contract/attendance/attendance.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import type { Student } from '@pinge/contract/students.ts'
import { isWeekend, weekdayName } from '@pinge/contract/values/school-days/school-calendar.ts'
import { dayOfMonth, daysOfMonth } from '@pinge/contract/values/school-days/school-month.ts'
import { callApart } from '@pinge/contract/values/tell-apart.ts'
import type { TableColumn } from '../../../shared/table/table-file.ts'
import { kindsOf } from '../attendance-kinds.ts'
import { noCounts, type Counts } from '../day/attendance-draft.ts'

export type AttendanceMonthData = DataOf<typeof attendanceMonth>

/** A pupil's day, with the note where there is one. */
export type MonthMark = { state: AttendanceState; note?: string | undefined }

export type MonthDay = {
  day: number
  /** YYYY-MM-DD */
  date: string
  /** 一 to 日 */
  weekday: string
  isWeekend: boolean
  isToday: boolean
  /** Nothing can be marked on it. */
  isToCome: boolean
  /** Of that day. Nothing where no pupil was marked. */
  counts: Counts | null
}

export type MonthLine = {
  id: string
  stuNo: string
  username: string
  /** Two of one name by their numbers, too. */
  called: string
  /** By day of the month. */
  marks: ReadonlyMap<number, MonthMark>
  counts: Counts
}

export type MonthTable = {
  days: readonly MonthDay[]
  lines: readonly MonthLine[]
  counts: Counts
  /** Those that have a sum. */
  kinds: readonly AttendanceState[]
}

/** Pupils in the order given, and all days of the month, with the sums of both. */
export function monthTable(
  { month, today, students: marked }: AttendanceMonthData,
  students: readonly Student[],
): MonthTable {
  const byStudent = new Map(marked.map(({ studentId, marks }) => [studentId, marks]))
  const counts = noCounts()
  const ofDays = new Map<number, Counts>()
  const called = callApart(students)
  const lines = students.map(({ id, stuNo, username }, at): MonthLine => {
    const ofLine = noCounts()
    const marks = new Map<number, MonthMark>()
    for (const { day, state, note } of byStudent.get(id) ?? []) {
      const ofDay = ofDays.get(day) ?? noCounts()
      ofDays.set(day, ofDay)
      for (const sums of [ofLine, ofDay, counts]) sums[state] += 1
      marks.set(day, { state, note })
    }
    return { id, stuNo, username, called: called[at]?.username ?? username, marks, counts: ofLine }
  })
  const days = daysOfMonth(month).map((date): MonthDay => {
    const day = dayOfMonth(date)
    return {
      day,
      date,
      weekday: weekdayName(date),
      isWeekend: isWeekend(date),
      isToday: date === today,
      isToCome: date > today,
      counts: ofDays.get(day) ?? null,
    }
  })
  return { days, lines, counts, kinds: kindsOf(counts) }
}

/** A row of the file: a pupil, or a sum below them. */
type FileLine = {
  stuNo: string
  username: string
  days: ReadonlyMap<number, string | number>
  counts: Partial<Counts>
  notes: string
}

export function monthFileLines({ days, lines, counts, kinds }: MonthTable): FileLine[] {
  const pupils = lines.map(({ stuNo, username, marks, counts: ofLine }) => ({
    stuNo,
    username,
    days: new Map<number, string | number>(
      Array.from(marks, ([day, { state }]) => [day, attendanceNames[state]]),
    ),
    counts: ofLine,
    notes: formatNotes(marks),
  }))
  const sums = kinds.map((state) => ({
    stuNo: '',
    username: `${attendanceNames[state]}（人）`,
    days: new Map(days.flatMap(({ day, counts: ofDay }) => (ofDay ? [[day, ofDay[state]]] : []))),
    counts: { [state]: counts[state] },
    notes: '',
  }))
  return [...pupils, ...sums]
}

export function monthFileColumns({ days, kinds }: MonthTable): TableColumn<FileLine>[] {
  return [
    { heading: '学号', width: 12, type: 'text', value: ({ stuNo }) => stuNo },
    { heading: '姓名', width: 20, type: 'text', value: ({ username }) => username },
    ...days.map(({ day, weekday }): TableColumn<FileLine> => ({
      heading: `${day} ${weekday}`,
      width: 6,
      type: 'mixed',
      value: (line) => line.days.get(day) ?? '',
    })),
    ...kinds.map((state): TableColumn<FileLine> => ({
      heading: `${attendanceNames[state]}（次）`,
      width: 10,
      type: 'number',
      value: ({ counts }) => counts[state] ?? null,
    })),
    { heading: '备注', width: 40, type: 'text', value: ({ notes }) => notes },
  ]
}

/** 3日病假：发烧；5日早退：看牙 */
function formatNotes(marks: ReadonlyMap<number, MonthMark>): string {
  return [...marks]
    .filter(([, { note }]) => note !== undefined)
    .map(([day, { state, note }]) => `${day}日${attendanceNames[state]}：${note}`)
    .join('；')
}
