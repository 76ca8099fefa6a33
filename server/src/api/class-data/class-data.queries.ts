import { endOfDate, startOfDate, type Days } from '@pinge/contract/values/school-days/school-dates.ts'
import { expressionBuilder } from 'kysely'
import { prepared } from '../../platform/db/statements/prepared.ts'
import type { Db, Schema } from '../../platform/db/schema.ts'
import type { StudentTable } from '../../platform/db/tables/students.ts'
import { selectLastStanding } from '../writes/totals/last-standing.queries.ts'

const ledger = expressionBuilder<Schema, 'ledger'>()

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
  const isPraiseOfDays = ledger.and([
    ledger('ledger.classId', '=', classId),
    ledger('ledger.createdAt', '>=', startOfDate(from)),
    ledger('ledger.createdAt', '<=', endOfDate(to)),
    ledger('ledger.kind', '=', 'praise'),
  ])
  return selectLastStanding(db, isPraiseOfDays, studentIds)
}
