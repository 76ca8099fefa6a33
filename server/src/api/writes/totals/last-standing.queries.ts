import type { Expression, SqlBool } from 'kysely'
import { notUndone } from '../../../platform/db/not-undone.ts'
import type { Db } from '../../../platform/db/schema.ts'

/** When each of these pupils was given the last of the rows that are meant and stand; who has none is not in it. */
export async function selectLastStanding(
  db: Db,
  isMeant: Expression<SqlBool>,
  studentIds: readonly string[],
): Promise<Map<string | null, number>> {
  if (studentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('ledger')
    .select((eb) => ['studentId', eb.fn.max('createdAt').as('lastAt')])
    .where(isMeant)
    .where('studentId', 'in', studentIds)
    .where(notUndone)
    .groupBy('studentId')
    .execute()
  return new Map(rows.map(({ studentId, lastAt }) => [studentId, lastAt]))
}
