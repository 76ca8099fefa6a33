import type { Db } from '../../../platform/db/schema.ts'
import type { StudentTable } from '../../../platform/db/tables/students.ts'

export type Pupil = Pick<StudentTable, 'id' | 'username' | 'header' | 'gender' | 'stuNo'>

/** Every pupil's name, of those who have left as well: for what names no other child. */
export async function selectNamesEver(
  db: Db,
  classId: string,
): Promise<Pick<StudentTable, 'id' | 'username'>[]> {
  return db.selectFrom('students').select(['id', 'username']).where('classId', '=', classId).execute()
}

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
