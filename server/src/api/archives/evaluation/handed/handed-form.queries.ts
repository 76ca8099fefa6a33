import type { Db } from '../../../../platform/db/schema.ts'
import type { HandedFormTable } from '../../../../platform/db/tables/archives.ts'

/** Answers false where the same token opens a form already. */
export async function insertHandedForm(trx: Db, row: HandedFormTable): Promise<boolean> {
  const inserted = await trx
    .insertInto('handedForms')
    .values(row)
    .onConflict((conflict) => conflict.column('tokenHash').doNothing())
    .returning('tokenHash')
    .execute()
  return inserted.length > 0
}

/** What is over, of whatever class, goes when another one begins. */
export async function deleteEndedForms(trx: Db, now: number): Promise<void> {
  await trx.deleteFrom('handedForms').where('expiresAt', '<=', now).execute()
}

export async function deleteHandedForm(trx: Db, classId: string, tokenHash: string): Promise<void> {
  await trx
    .deleteFrom('handedForms')
    .where('tokenHash', '=', tokenHash)
    .where('classId', '=', classId)
    .execute()
}

export async function selectHandedForm(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<HandedFormTable | undefined> {
  return db
    .selectFrom('handedForms')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

export async function updateTurns(trx: Db, tokenHash: string, studentIds: string): Promise<void> {
  await trx.updateTable('handedForms').set({ studentIds }).where('tokenHash', '=', tokenHash).execute()
}
