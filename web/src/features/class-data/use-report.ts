import { classReport, studentReport, type Report, type ReportTotals } from '@pinge/contract/class-data.ts'
import type { Days } from '@pinge/contract/values/school-days/school-dates.ts'
import { useRead, type Read } from '../../shared/api/use-read.ts'
import { daysBefore, type SpanBefore } from './figures/span-before.ts'

export type AskedReport = {
  classId: string
  /** Of one pupil; empty of the class. */
  studentId: string
  days: Days
  /** What it is compared with. */
  before: SpanBefore | null
  hasReminders: boolean
  isAsked: boolean
}

export type ReadReport = {
  read: Read<Report>
  /** Of the span before; null until it has come, and where there is none. */
  before: ReportTotals | null
}

/** The report of a span, and the totals of the span that a teacher compares it with. */
export function useReport({ days, before, isAsked, ...asked }: AskedReport): ReadReport {
  const read = useOneReport(asked, days, isAsked)
  const { from, to } = daysBefore(days)
  // The answer has the totals of as many days just before: where these are meant, nothing more is asked.
  const isToldAlready = before?.from === from && before.to === to
  const other = useOneReport(asked, before ?? days, isAsked && before !== null && !isToldAlready)
  if (!before) return { read, before: null }
  if (isToldAlready) return { read, before: read.data?.previous ?? null }
  // What stays until it has come is of the days that were compared with before.
  return { read, before: (!other.isPlaceholderData && other.data?.totals) || null }
}

type Whose = Pick<AskedReport, 'classId' | 'studentId' | 'hasReminders'>

function useOneReport({ classId, studentId, hasReminders }: Whose, { from, to }: Days, enabled: boolean) {
  const request = { classId, from, to, ...(!hasReminders && { isPraiseOnly: true }) }
  const isOfClass = studentId === ''
  const options = { keepsPrevious: sameAs(studentId) }
  const ofClass = useRead(classReport, request, { enabled: enabled && isOfClass, keepsPrevious: true })
  const ofStudent = useRead(
    studentReport,
    { ...request, studentId },
    { enabled: enabled && !isOfClass, ...options },
  )
  return isOfClass ? ofClass : ofStudent
}

/** What was shown of another pupil does not stay. */
function sameAs(studentId: string) {
  return (previous: { studentId: string }) => previous.studentId === studentId
}
