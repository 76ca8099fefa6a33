import type { Db } from '../../../platform/db/schema.ts'

/** Classes that rest for so long that nothing was said of them to their owner yet. */
export async function selectToAnnounce(db: Db, archivedBefore: number): Promise<string[]> {
  const rows = await db
    .selectFrom('classes')
    .innerJoin('classTeachers', 'classTeachers.classId', 'classes.id')
    .leftJoin('classExpiries', 'classExpiries.classId', 'classes.id')
    .select('classes.id')
    .where('classes.archivedAt', '<=', archivedBefore)
    .where('classes.deletedAt', 'is', null)
    .where('classTeachers.role', '=', 'owner')
    .where('classExpiries.classId', 'is', null)
    .orderBy('classes.archivedAt')
    .orderBy('classes.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The transaction holds a class until it ends: who takes it over or wakes it waits. Answers whether it rests for so long. */
export async function holdResting(trx: Db, classId: string, archivedBefore: number): Promise<boolean> {
  const held = await trx
    .updateTable('classes')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', classId)
    .where('archivedAt', '<=', archivedBefore)
    .where('deletedAt', 'is', null)
    .returning('id')
    .execute()
  return held.length > 0
}

/** Of several processes only one announces it: answers whether it was this one. */
export async function insertExpiry(trx: Db, classId: string, announcedAt: number): Promise<boolean> {
  const rows = await trx
    .insertInto('classExpiries')
    .values({ classId, announcedAt })
    .onConflict((conflict) => conflict.column('classId').doNothing())
    .returning('classId')
    .execute()
  return rows.length > 0
}

/** What was taken back into use, or archived again since, begins from the start. */
export async function forgetAwake(trx: Db, archivedBefore: number): Promise<void> {
  await trx
    .deleteFrom('classExpiries')
    .where('classId', 'not in', (eb) =>
      eb.selectFrom('classes').select('id').where('archivedAt', '<=', archivedBefore),
    )
    .execute()
}

/** A class whose owner was told so long ago, and that still rests. One that was deleted meanwhile goes in its own time. */
export async function selectExpired(
  db: Db,
  archivedBefore: number,
  announcedBefore: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('classExpiries')
    .innerJoin('classes', 'classes.id', 'classExpiries.classId')
    .select('classes.id')
    .where('classes.archivedAt', '<=', archivedBefore)
    .where('classes.deletedAt', 'is', null)
    .where('classExpiries.announcedAt', '<=', announcedBefore)
    .orderBy('classExpiries.announcedAt')
    .orderBy('classes.id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** Answers whether what was announced so long ago still stands. Who took the class over is told again, and has all the days. */
export async function takeExpiry(trx: Db, classId: string, announcedBefore: number): Promise<boolean> {
  const taken = await trx
    .deleteFrom('classExpiries')
    .where('classId', '=', classId)
    .where('announcedAt', '<=', announcedBefore)
    .returning('classId')
    .execute()
  return taken.length > 0
}
