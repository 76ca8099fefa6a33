import type { Db } from '../../../platform/db/schema.ts'
import type { ClassPracticeTable } from '../../../platform/db/tables/content.ts'

/** Undefined while the class does none. */
export async function selectPractice(db: Db, classId: string): Promise<ClassPracticeTable | undefined> {
  return db.selectFrom('classPractices').selectAll().where('classId', '=', classId).executeTakeFirst()
}

export async function upsertPractice(trx: Db, row: ClassPracticeTable): Promise<void> {
  const { classId: _, ...changes } = row
  await trx
    .insertInto('classPractices')
    .values(row)
    .onConflict((conflict) => conflict.column('classId').doUpdateSet(changes))
    .execute()
}

export async function deletePractice(trx: Db, classId: string): Promise<void> {
  await trx.deleteFrom('classPractices').where('classId', '=', classId).execute()
}
