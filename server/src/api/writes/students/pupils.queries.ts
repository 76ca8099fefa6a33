import type { Db } from '../../../platform/db/schema.ts'
import type { StudentTable } from '../../../platform/db/tables/students.ts'

export type Pupil = Pick<StudentTable, 'id' | 'username' | 'header' | 'gender' | 'stuNo'>

/** Who is in the class, in the order of its list; or one of them, if that one is in it. */
export async function selectPupils(db: Db, classId: string, studentId?: string): Promise<Pupil[]> {
  return db
    .selectFrom('students')
    .select(['id', 'username', 'header', 'gender', 'stuNo'])
    .where('classId', '=', classId)
    .where('leftAt', 'is', null)
    .$if(studentId !== undefined, (query) => query.where('id', '=', studentId ?? ''))
    .orderBy('nameKey')
    .orderBy('id')
    .execute()
}
