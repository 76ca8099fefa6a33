import type { StudentTotals } from '@pinge/contract/students.ts'
import type { Db } from '../../platform/db/schema.ts'
import { totalColumns } from '../writes/students/student-columns.ts'

export async function selectScores(
  db: Db,
  classId: string,
  studentIds: readonly string[],
): Promise<{ id: string; stuScore: number }[]> {
  return db
    .selectFrom('students')
    .select(['id', 'stuScore'])
    .where('classId', '=', classId)
    .where('id', 'in', studentIds)
    .orderBy('id')
    .execute()
}

/** What could be exchanged stays; answers the totals in the order of ids. */
export async function clearScores(
  trx: Db,
  classId: string,
  studentIds: readonly string[],
): Promise<StudentTotals[]> {
  const totals = await trx
    .updateTable('students')
    .set({ stuScore: 0 })
    .where('classId', '=', classId)
    .where('id', 'in', studentIds)
    .returning(totalColumns)
    .execute()
  return totals.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
