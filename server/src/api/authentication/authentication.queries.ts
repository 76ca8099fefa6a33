import type { Db } from '../../platform/db/schema.ts'
import type { AuthenticationTable } from '../../platform/db/tables/teachers.ts'

/** What the teacher handed in last; undefined before the first time. */
export async function selectAuthentication(
  db: Db,
  teacherId: string,
): Promise<AuthenticationTable | undefined> {
  return db.selectFrom('authentications').selectAll().where('teacherId', '=', teacherId).executeTakeFirst()
}

/** What is handed in again replaces what was there. */
export async function putAuthentication(trx: Db, authentication: AuthenticationTable): Promise<void> {
  const { teacherId: _, ...changes } = authentication
  await trx
    .insertInto('authentications')
    .values(authentication)
    .onConflict((conflict) => conflict.column('teacherId').doUpdateSet(changes))
    .execute()
}

export type WaitingAuthentication = Pick<
  AuthenticationTable,
  'id' | 'school' | 'subject' | 'certificateUrl' | 'submittedAt'
> & { nickname: string; tel: string }

/** Those that wait for a decision, the oldest first. */
export async function selectWaiting(db: Db): Promise<WaitingAuthentication[]> {
  return db
    .selectFrom('authentications')
    .innerJoin('teachers', 'teachers.id', 'authentications.teacherId')
    .select([
      'authentications.id',
      'authentications.school',
      'authentications.subject',
      'authentications.certificateUrl',
      'authentications.submittedAt',
      'teachers.nickname',
      'teachers.tel',
    ])
    .where('authentications.state', '=', 'pending')
    .orderBy('authentications.submittedAt')
    .orderBy('authentications.id')
    .execute()
}

/** Decides one that waits; answers whose it is, or undefined when none waits under this id. */
export async function settleAuthentication(
  trx: Db,
  id: string,
  decision: Pick<AuthenticationTable, 'state' | 'reason' | 'decidedAt'>,
): Promise<string | undefined> {
  const row = await trx
    .updateTable('authentications')
    .set(decision)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returning('teacherId')
    .executeTakeFirst()
  return row?.teacherId
}

/** Refused at `until` or before, with the picture of the certificate still there. */
export async function selectRefusedBefore(
  db: Db,
  until: number,
): Promise<Pick<AuthenticationTable, 'id' | 'certificateUrl'>[]> {
  return db
    .selectFrom('authentications')
    .select(['id', 'certificateUrl'])
    .where('state', '=', 'refused')
    .where('decidedAt', '<=', until)
    .where('certificateUrl', '!=', '')
    .orderBy('decidedAt')
    .orderBy('id')
    .execute()
}

/** Answers false when it was handed in again meanwhile. */
export async function forgetCertificate(trx: Db, id: string): Promise<boolean> {
  const result = await trx
    .updateTable('authentications')
    .set({ certificateUrl: '' })
    .where('id', '=', id)
    .where('state', '=', 'refused')
    .executeTakeFirstOrThrow()
  return result.numUpdatedRows === 1n
}
