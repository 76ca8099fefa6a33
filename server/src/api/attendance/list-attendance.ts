import type * as contract from '@pinge/contract/attendance/attendance.ts'
import type * as past from '@pinge/contract/attendance/attendance-past.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { LocalDate } from '@pinge/contract/values/fields.ts'
import { addDays } from '@pinge/contract/values/school-days/school-dates.ts'
import { dayOfMonth, monthOf } from '@pinge/contract/values/school-days/school-month.ts'
import { termAfter, termBefore, termOf, termOn } from '@pinge/contract/values/school-days/terms.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { cursorRefusal, readPage } from '../../platform/db/read-page.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassReadContext } from '../writes/contexts.ts'
import { selectOwnTerms } from '../writes/school-years/own-terms.queries.ts'
import {
  selectAttendance,
  selectAttendanceCounts,
  selectAttendanceDays,
  selectAttendanceMonth,
} from './attendance.queries.ts'

/** The attendance of one day, today's unless another one is named. */
export async function listAttendance(
  db: Db,
  { classId, clock }: ClassReadContext,
  { date = localDate(clock()) }: RequestOf<typeof contract.attendanceList>,
): Promise<DataOf<typeof contract.attendanceList>> {
  return { date, records: await selectAttendance(db, classId, date) }
}

/** A page of the days on which attendance was taken, the newest first. */
export async function listAttendanceDays(
  db: Db,
  { classId }: ClassReadContext,
  { cursor, limit }: RequestOf<typeof past.attendanceDays>,
): Promise<DataOf<typeof past.attendanceDays>> {
  const before = readDayCursor(cursor)
  const { page, nextCursor } = await readPage(
    limit,
    (most) => selectAttendanceDays(db, classId, { before, limit: most }),
    ({ date }) => date,
  )
  return { items: page, nextCursor }
}

/** A page ends with a day, so the day itself is the cursor. */
function readDayCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined || LocalDate.safeParse(cursor).success) return cursor
  throw cursorRefusal()
}

/** What each pupil's days of a month were marked as, this one unless another is named. */
export async function listAttendanceMonth(
  db: Db,
  { classId, clock }: ClassReadContext,
  request: RequestOf<typeof past.attendanceMonth>,
): Promise<DataOf<typeof past.attendanceMonth>> {
  const today = localDate(clock())
  const { month = monthOf(today) } = request
  const rows = await selectAttendanceMonth(db, classId, month)
  const byStudent = Map.groupBy(rows, ({ studentId }) => studentId)
  return {
    month,
    today,
    students: Array.from(byStudent, ([studentId, marks]) => ({
      studentId,
      marks: marks.map(({ date, state, note }) => ({
        day: dayOfMonth(date),
        state,
        ...(note !== '' && { note }),
      })),
    })),
  }
}

/** How often each pupil was marked as what in a term, this one unless a day of another is named. */
export async function listAttendanceTerm(
  db: Db,
  { classId, clock }: ClassReadContext,
  request: RequestOf<typeof past.attendanceTerm>,
): Promise<DataOf<typeof past.attendanceTerm>> {
  const today = localDate(clock())
  const { date = today } = request
  const own = await selectOwnTerms(db, classId)
  const { key, startDate: from, endDate: to } = termOn(date, own)
  const previousFrom = termOf(termBefore(key), own).startDate
  const nextFrom = termOf(termAfter(key), own).startDate
  // The days between two terms are the earlier one's, here as on the page for the family.
  const days = { from, to: addDays(nextFrom, -1) }
  return {
    key,
    from,
    to,
    previousFrom,
    nextFrom,
    today,
    students: await selectAttendanceCounts(db, classId, days),
  }
}
