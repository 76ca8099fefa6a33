import type { Db } from '../../../platform/db/schema.ts'

/** Copies the term reviews of pupils who moved to another class with their history; there they are open again. */
export async function carryReviews(
  trx: Db,
  movedTo: ReadonlyMap<string, string>,
  { classId, toClassId }: { classId: string; toClassId: string },
): Promise<void> {
  const rows = await trx
    .selectFrom('termReviews')
    .selectAll()
    .where('classId', '=', classId)
    .where('studentId', 'in', [...movedTo.keys()])
    .execute()
  for (const { studentId, ...row } of rows) {
    const there = {
      studentId: movedTo.get(studentId) ?? '',
      classId: toClassId,
      lockedAt: null,
      lockedBy: null,
    }
    await trx
      .insertInto('termReviews')
      .values({ ...row, ...there })
      .execute()
  }
}

/** The reviews of another record of the same child go to this one, but for terms of which it has its own. */
export async function takeReviews(trx: Db, id: string, otherId: string): Promise<void> {
  await trx.deleteFrom('termReviews').where('studentId', '=', id).where('state', '=', 'none').execute()
  await trx
    .updateTable('termReviews')
    .set({ studentId: id })
    .where('studentId', '=', otherId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('termReviews as own')
            .select('own.studentId')
            .where('own.studentId', '=', id)
            .whereRef('own.classId', '=', 'termReviews.classId')
            .whereRef('own.termKey', '=', 'termReviews.termKey'),
        ),
      ),
    )
    .execute()
}
