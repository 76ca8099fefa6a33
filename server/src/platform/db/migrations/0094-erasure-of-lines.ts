import { sql } from 'kysely'
import type { Db } from '../schema.ts'

/** Until then the lines of one erasure began with the same UUID, and merged records had theirs told by what followed it. */
const UUID_LENGTH = 36

/** Which lines of the list were one erasure: a pupil of merged records has several. */
export async function erasureOfLines(trx: Db): Promise<void> {
  await trx.schema
    .alterTable('erasures')
    .addColumn('erasureId', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await trx
    .updateTable('erasures')
    .set({ erasureId: sql<string>`substr(id, 1, ${sql.lit(UUID_LENGTH)})` })
    .execute()
}
