import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { startOfDate } from '@pinge/contract/values/school-days/school-dates.ts'
import { notUndone } from '../../platform/db/not-undone.ts'
import { prepared } from '../../platform/db/statements/prepared.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { StudentTable } from '../../platform/db/tables/students.ts'
import type { Days } from '../writes/totals/given-totals.ts'

export type ReportedStudent = Pick<
  StudentTable,
  'id' | 'username' | 'stuNo' | 'lastNameLetter' | 'header' | 'leftAt' | 'createdAt'
>

/** The pupils of a class by first letter and name, those who left among them; or one of them. */
export async function selectReportedStudents(
  db: Db,
  classId: string,
  studentId?: string,
): Promise<ReportedStudent[]> {
  return studentId === undefined ? studentsOf(db, classId) : studentOf(db, classId, studentId)
}

const studentsOf = prepared((db, classId: string) =>
  reportedStudents(db, classId).orderBy('nameKey').orderBy('id'),
)

const studentOf = prepared((db, classId: string, studentId: string) =>
  reportedStudents(db, classId).where('id', '=', studentId),
)

function reportedStudents(db: Db, classId: string) {
  return db
    .selectFrom('students')
    .select(['id', 'username', 'stuNo', 'lastNameLetter', 'header', 'leftAt', 'createdAt'])
    .where('classId', '=', classId)
}

/** When these pupils were given the last praise of some days that stands. */
export async function selectLastPraises(
  db: Db,
  classId: string,
  { from, to }: Days,
  studentIds: readonly string[],
): Promise<Map<string | null, number>> {
  if (studentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('ledger')
    .select((eb) => ['studentId', eb.fn.max('createdAt').as('lastAt')])
    .where('classId', '=', classId)
    .where('studentId', 'in', studentIds)
    .where('createdAt', '>=', startOfDate(from))
    .where('createdAt', '<', startOfDate(to) + DAY_MS)
    .where('kind', '=', 'praise')
    .where(notUndone)
    .groupBy('studentId')
    .execute()
  return new Map(rows.map(({ studentId, lastAt }) => [studentId, lastAt]))
}
