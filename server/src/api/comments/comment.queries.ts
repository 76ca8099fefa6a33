import type { Db } from '../../platform/db/schema.ts'
import type { LedgerTable, RemarkEditTable } from '../../platform/db/tables/comments/ledger.ts'

export async function selectBatch(db: Db, classId: string, batchId: string): Promise<LedgerTable[]> {
  return db
    .selectFrom('ledger')
    .select([
      'id',
      'batchId',
      'classId',
      'studentId',
      'teamId',
      'kind',
      'itemId',
      'itemName',
      'icon',
      'type',
      'score',
      'redeem',
      'teacherId',
      'remark',
      'undoneBatchId',
      'createdAt',
    ])
    .where('classId', '=', classId)
    .where('batchId', '=', batchId)
    .orderBy('id')
    .execute()
}

/** Who is in these teams of one scheme; no pupil is in two of them. */
export async function selectMembersOfTeams(
  db: Db,
  teamIds: readonly string[],
): Promise<{ teamId: string; studentId: string }[]> {
  return db
    .selectFrom('teamMembers')
    .select(['teamId', 'studentId'])
    .where('teamId', 'in', teamIds)
    .orderBy('teamId')
    .orderBy('studentId')
    .execute()
}

/** Whose parts of a batch were undone; null stands for the teams' own. */
export async function selectUndoneReceivers(db: Db, batchId: string): Promise<Set<string | null>> {
  const rows = await db
    .selectFrom('ledger')
    .select('studentId')
    .where('undoneBatchId', '=', batchId)
    .execute()
  return new Set(rows.map(({ studentId }) => studentId))
}

/** The words of the last correction of a batch's remark. */
export async function selectCurrentRemark(db: Db, batchId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('remarkEdits')
    .select('newRemark')
    .where('batchId', '=', batchId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.newRemark
}

export async function countRemarkEdits(db: Db, batchId: string): Promise<number> {
  const { count } = await db
    .selectFrom('remarkEdits')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('batchId', '=', batchId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertRemarkEdit(trx: Db, edit: RemarkEditTable): Promise<void> {
  await trx.insertInto('remarkEdits').values(edit).execute()
}
