import type { Db } from '../../../platform/db/schema.ts'
import type { ContentProgressTable, PlayRecordTable } from '../../../platform/db/tables/content.ts'

/** What this teacher marked. */
export async function selectFavorites(db: Db, teacherId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('contentFavorites')
    .select('entryId')
    .where('teacherId', '=', teacherId)
    .execute()
  return new Set(rows.map(({ entryId }) => entryId))
}

export async function keepFavorite(
  trx: Db,
  { on, ...row }: { teacherId: string; entryId: string; createdAt: number; on: boolean },
): Promise<void> {
  if (on)
    await trx
      .insertInto('contentFavorites')
      .values(row)
      .onConflict((conflict) => conflict.columns(['teacherId', 'entryId']).doNothing())
      .execute()
  else
    await trx
      .deleteFrom('contentFavorites')
      .where('teacherId', '=', row.teacherId)
      .where('entryId', '=', row.entryId)
      .execute()
}

/** Where this teacher stopped, by entry, the last one first. */
export async function selectProgress(db: Db, teacherId: string): Promise<Map<string, ContentProgressTable>> {
  const rows = await db
    .selectFrom('contentProgress')
    .selectAll()
    .where('teacherId', '=', teacherId)
    .orderBy('updatedAt', 'desc')
    .orderBy('entryId')
    .execute()
  return new Map(rows.map((row) => [row.entryId, row]))
}

export async function upsertProgress(trx: Db, row: ContentProgressTable): Promise<void> {
  const { teacherId: _teacher, entryId: _entry, ...position } = row
  await trx
    .insertInto('contentProgress')
    .values(row)
    .onConflict((conflict) => conflict.columns(['teacherId', 'entryId']).doUpdateSet(position))
    .execute()
}

export async function deleteProgress(trx: Db, teacherId: string, entryId: string): Promise<void> {
  await trx
    .deleteFrom('contentProgress')
    .where('teacherId', '=', teacherId)
    .where('entryId', '=', entryId)
    .execute()
}

/** How often each entry was used, by all teachers. */
export async function selectUses(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('contentUses').selectAll().where('entryId', 'in', ids).execute()
  return new Map(rows.map(({ entryId, uses }) => [entryId, uses]))
}

export async function insertPlay(trx: Db, row: PlayRecordTable): Promise<void> {
  await trx.insertInto('playRecords').values(row).execute()
  if (row.entryId === '') return
  await trx
    .insertInto('contentUses')
    .values({ entryId: row.entryId, uses: 1 })
    .onConflict((conflict) =>
      conflict.column('entryId').doUpdateSet((eb) => ({ uses: eb('contentUses.uses', '+', 1) })),
    )
    .execute()
}

/** How many plays back 最近使用 looks. */
const RECENT_PLAYS = 200

/** What this teacher used last, each thing once. */
export async function selectRecentUses(
  db: Db,
  teacherId: string,
): Promise<{ entryId: string; updatedAt: number }[]> {
  const rows = await db
    .selectFrom('playRecords')
    .select(['entryId', 'createdAt'])
    .where('teacherId', '=', teacherId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(RECENT_PLAYS)
    .execute()
  const newest = new Map<string, number>()
  for (const { entryId, createdAt } of rows) if (!newest.has(entryId)) newest.set(entryId, createdAt)
  return [...newest].map(([entryId, updatedAt]) => ({ entryId, updatedAt }))
}
