import { prepared } from '../../platform/db/statements/prepared.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { StudentTable } from '../../platform/db/tables/students.ts'

export type ReportedStudent = Pick<
  StudentTable,
  'id' | 'username' | 'stuNo' | 'lastNameLetter' | 'header' | 'leftAt'
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
    .select(['id', 'username', 'stuNo', 'lastNameLetter', 'header', 'leftAt'])
    .where('classId', '=', classId)
}
