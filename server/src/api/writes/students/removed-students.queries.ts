import type { Db } from '../../../platform/db/schema.ts'

/** Pupils are gone from the class at once; `completePupils` takes what is theirs. */
export async function markRemoved(
  trx: Db,
  now: number,
  classId: string,
  ids: readonly string[],
): Promise<void> {
  // Who counts the pupils of a class counts them no more.
  await trx
    .updateTable('students')
    .set((eb) => ({ leftAt: now, version: eb('version', '+', 1) }))
    .where('classId', '=', classId)
    .where('id', 'in', ids)
    .where('leftAt', 'is', null)
    .execute()
  await trx
    .insertInto('removedStudents')
    .values(ids.map((studentId) => ({ studentId, classId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Who is deleted and still there, by class, without those who are erased: more than their rows goes. */
export async function selectRemoved(db: Db): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('removedStudents')
    .select(['classId', 'studentId'])
    .where('studentId', 'not in', (eb) => eb.selectFrom('erasures').select('subjectId'))
    .orderBy('studentId')
    .execute()
  const byClass = Map.groupBy(rows, ({ classId }) => classId)
  return new Map(
    Array.from(byClass, ([classId, ofClass]) => [classId, ofClass.map(({ studentId }) => studentId)]),
  )
}
