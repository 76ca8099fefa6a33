import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { MAX_REPORT_DAYS_APART } from '@pinge/contract/class-data.ts'
import type * as contract from '@pinge/contract/class-data.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import {
  addDays,
  daysBetween,
  startOfDate,
  type Days,
} from '@pinge/contract/values/school-days/school-dates.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassReadContext } from '../writes/contexts.ts'
import type { GivenTotals } from '../writes/totals/given-totals.ts'
import { readTotals, readTotalsOfStudent } from '../writes/totals/read-totals.ts'
import { withoutReminders } from './without-reminders.ts'
import { selectLastPraises, selectReportedStudents, type ReportedStudent } from './class-data.queries.ts'
import { drawUp, totalsOf } from './draw-up.ts'

type Context = Pick<ClassReadContext, 'classId'>

/** What a class was given in some days, and in as many before them. */
export async function reportClass(
  db: Db,
  { classId }: Context,
  days: RequestOf<typeof contract.classReport>,
): Promise<contract.Report> {
  return report(db, classId, days)
}

/** The same for one pupil of the class, who may have left. */
export async function reportStudent(
  db: Db,
  { classId }: Context,
  { studentId, ...days }: RequestOf<typeof contract.studentReport>,
): Promise<contract.Report> {
  return report(db, classId, days, studentId)
}

type Asked = Days & { isPraiseOnly?: boolean | undefined }

async function report(db: Db, classId: string, asked: Asked, studentId?: string): Promise<contract.Report> {
  const { isPraiseOnly = false, ...days } = asked
  refuseWrongDays(days)
  const read = async (wanted: Days) => {
    const totals =
      studentId === undefined
        ? await readTotals(db, classId, wanted)
        : await readTotalsOfStudent(db, classId, studentId, wanted)
    return isPraiseOnly ? withoutReminders(totals, await lastPraises(db, classId, wanted, totals)) : totals
  }
  const earlier = daysBefore(days)
  // PostgreSQL reads all three at once.
  const [students, before, given] = await Promise.all([
    selectReportedStudents(db, classId, studentId),
    read(earlier),
    read(days),
  ])
  if (studentId !== undefined && students.length === 0) throw new AppError('studentNotInClass')
  // A pupil who is asked for is always listed.
  const listed = (those: Days, totals: GivenTotals) =>
    studentId === undefined ? students.filter((one) => belongs(one, those, totals)) : students
  return { ...drawUp(given, listed(days, given)), previous: totalsOf(before, listed(earlier, before)) }
}

/** A pupil of the class, from the day of coming on; who left, and who brought comments along, by the days in which they were given. */
function belongs(
  { id, leftAt, createdAt }: ReportedStudent,
  { to }: Days,
  { students }: GivenTotals,
): boolean {
  const hadCome = createdAt < startOfDate(to) + DAY_MS
  return (leftAt === null && hadCome) || students.has(id)
}

/** The totals tell when the last comment was given, which may have been a reminder. */
async function lastPraises(db: Db, classId: string, days: Days, { students }: GivenTotals) {
  const both = [...students].filter(([, { praise, reminder }]) => praise > 0 && reminder > 0)
  return selectLastPraises(
    db,
    classId,
    days,
    both.map(([id]) => id),
  )
}

function refuseWrongDays({ from, to }: Days): void {
  if (from > to) throw new AppError('spanReversed')
  if (daysBetween(from, to) > MAX_REPORT_DAYS_APART) throw new AppError('spanTooLong')
}

/** As many days, the last of which is the one before. */
function daysBefore({ from, to }: Days): Days {
  const last = addDays(from, -1)
  return { from: addDays(last, -daysBetween(from, to)), to: last }
}
