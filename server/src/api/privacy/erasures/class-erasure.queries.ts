import type { Db } from '../../../platform/db/schema.ts'

/** The class is deleted from now on, if it was not before. Another change of it at the same time waits for this. */
export async function markGone(trx: Db, now: number, classId: string): Promise<void> {
  await trx
    .updateTable('classes')
    .set((eb) => ({ deletedAt: eb.fn.coalesce('deletedAt', eb.val(now)), version: eb('version', '+', 1) }))
    .where('id', '=', classId)
    .execute()
}

const memberColumns = ['classId', 'teacherId', 'isCanSendClassNotice', 'createdAt'] as const

/** No teacher is in the class, and none was so as its owner. What lets others in goes as well. */
export async function retireForGood(trx: Db, classId: string): Promise<void> {
  await trx
    .insertInto('formerClassTeachers')
    .columns([...memberColumns, 'role'])
    .expression((eb) =>
      eb
        .selectFrom('classTeachers')
        .select(memberColumns)
        .select(eb.val('coTeacher' as const).as('role'))
        .where('classId', '=', classId),
    )
    .onConflict((conflict) => conflict.columns(['classId', 'teacherId']).doNothing())
    .execute()
  await trx
    .updateTable('formerClassTeachers')
    .set({ role: 'coTeacher' })
    .where('classId', '=', classId)
    .execute()
  for (const table of ['classTeachers', 'handedForms', 'classInvites', 'joinRequests'] as const)
    await trx.deleteFrom(table).where('classId', '=', classId).execute()
}

export async function isClassThere(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('classes').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Which classes are to be erased and are still there. */
export async function selectBegunClasses(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('erasures')
    .innerJoin('classes', 'classes.id', 'erasures.subjectId')
    .select('classes.id')
    .distinct()
    .where('erasures.kind', '=', 'class')
    .orderBy('classes.id')
    .execute()
  return rows.map(({ id }) => id)
}
