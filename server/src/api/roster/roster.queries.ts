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
    .select(['studentId', 'position', ...guardianColumns])
    .where('classId', '=', classId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const byStudent = Map.groupBy(guardians, ({ studentId }) => studentId)
  return students.map((student) => ({
    ...student,
    guardians: byPosition(byStudent.get(student.id) ?? []),
  }))
}

/** 家长 2 alone stands behind an empty place, as in the table of the class. */
function byPosition(
  guardians: readonly (RosterStudent['guardians'][number] & { position: number })[],
): RosterStudent['guardians'] {
  const last = Math.max(-1, ...guardians.map(({ position }) => position))
  return Array.from({ length: last + 1 }, (_, place) => {
    const { name = '', relation = '', tel = '' } = guardians.find(({ position }) => position === place) ?? {}
    return { name, relation, tel }
  })
}
