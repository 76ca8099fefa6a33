import type { Db } from '../../../platform/db/schema.ts'

/** When an account is closed, where its teacher asked for it. */
export async function selectClosesAt(db: Db, teacherId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('accountClosings')
    .select('closesAt')
    .where('teacherId', '=', teacherId)
    .executeTakeFirst()
  return row?.closesAt
}
