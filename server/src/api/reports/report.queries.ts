import type { Db } from '../../platform/db/schema.ts'
import type { StudentTable } from '../../platform/db/tables/students.ts'

export type ReportedStudent = Pick<StudentTable, 'id' | 'username' | 'lastNameLetter' | 'header' | 'leftAt'>

/** The pupils of a class by first letter and name, those who left among them; or one of them. */
export async function selectReportedStudents(
  db: Db,
  classId: string,
  studentId?: string,
): Promise<ReportedStudent[]> {
  return db
    .selectFrom('students')
    .select(['id', 'username', 'lastNameLetter', 'header', 'leftAt'])
    .where('classId', '=', classId)
    .$if(studentId !== undefined, (query) => query.where('id', '=', studentId ?? ''))
    .orderBy('nameKey')
    .orderBy('id')
    .execute()
}
