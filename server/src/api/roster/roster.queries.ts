import type { RosterStudent } from '@pinge/contract/roster/roster.ts'
import type { Db } from '../../platform/db/schema.ts'
import { guardianColumns, rosterColumns } from '../writes/students/student-columns.ts'

/** The pupils of a class with their guardians, in the order of the list of pupils. */
export async function selectRoster(db: Db, classId: string): Promise<RosterStudent[]> {
  const students = await db
    .selectFrom('students')
    .select(rosterColumns)
    .where('classId', '=', classId)
    .where('leftAt', 'is', null)
    .orderBy('nameKey')
    .orderBy('id')
    .execute()
  const guardians = await db
    .selectFrom('guardians')
    .select(['studentId', ...guardianColumns])
    .where('classId', '=', classId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const byStudent = Map.groupBy(guardians, ({ studentId }) => studentId)
  return students.map((student) => ({
    ...student,
    guardians: (byStudent.get(student.id) ?? []).map(({ name, relation, tel }) => ({ name, relation, tel })),
  }))
}
