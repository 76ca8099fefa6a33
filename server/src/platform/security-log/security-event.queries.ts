import type { Db } from '../db/schema.ts'
import type { SecurityEventTable } from '../db/tables/security-events.ts'

export async function insertSecurityEvents(trx: Db, rows: readonly SecurityEventTable[]): Promise<void> {
  await trx
    .insertInto('securityEvents')
    .values([...rows])
    .execute()
}

/** Deletes the oldest of those that are older than this, so many at a time; answers how many there were. */
export async function deleteSecurityEventsBefore(trx: Db, before: number, limit: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('securityEvents')
    .where('id', 'in', (db) =>
      db
        .selectFrom('securityEvents')
        .select('id')
        .where('at', '<', before)
        .orderBy('at')
        .orderBy('id')
        .limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export type SecurityFilter = {
  since: number
  kind?: string | undefined
  classId?: string | undefined
  /** A teacher's id, and the fingerprint of their phone. */
  teacher?: readonly [id: string, tel: string] | undefined
  limit: number
}

/** The newest of them, the oldest first. */
export async function selectSecurityEvents(
  db: Db,
  { since, kind, classId, teacher, limit }: SecurityFilter,
): Promise<SecurityEventTable[]> {
  const rows = await db
    .selectFrom('securityEvents')
    .selectAll()
    .where('at', '>=', since)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(classId !== undefined, (query) => query.where('classId', '=', classId ?? ''))
    .$if(teacher !== undefined, (query) =>
      query.where((eb) => eb.or([eb('teacherId', 'in', teacher ?? []), eb('subject', 'in', teacher ?? [])])),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.toReversed()
}
