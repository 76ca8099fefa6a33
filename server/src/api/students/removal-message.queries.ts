import { DAY_MS } from '@pinge/contract/values/durations.ts'
import type { Db } from '../../platform/db/schema.ts'

export type ToldRemoval = { id: string; count: number }

/** What the owner was told of this colleague's removals within a day and has not read: one message counts them all. */
export async function selectToldRemoval(
  trx: Db,
  removal: { ownerId: string; classId: string; actorId: string; now: number },
): Promise<ToldRemoval | undefined> {
  const row = await trx
    .selectFrom('messages')
    .select(['id', 'content'])
    .where('teacherId', '=', removal.ownerId)
    .where('kind', '=', 'students-removed')
    .where('classId', '=', removal.classId)
    .where('actorId', '=', removal.actorId)
    .where('readAt', 'is', null)
    .where('createdAt', '>', removal.now - DAY_MS)
    .executeTakeFirst()
  return row && { id: row.id, count: Number.parseInt(row.content, 10) }
}

export async function updateToldRemoval(trx: Db, id: string, content: string): Promise<void> {
  await trx.updateTable('messages').set({ content }).where('id', '=', id).execute()
}
