import type { Db } from '../../../platform/db/schema.ts'
import { previewKindOf } from '../library/to-file-item.ts'

/** Rows of one statement: engines limit its values. */
const ROWS_AT_ONCE = 500

/** Documents that a browser cannot show wait until a server with the converter takes them up. */
export async function insertPreviews(trx: Db, keys: readonly string[], now: number): Promise<void> {
  const wanted = keys.filter(isConverted)
  for (let from = 0; from < wanted.length; from += ROWS_AT_ONCE)
    await trx
      .insertInto('previews')
      .values(
        wanted.slice(from, from + ROWS_AT_ONCE).map((key) => ({
          key,
          state: 'none' as const,
          attempts: 0,
          reason: '',
          previewKey: null,
          takenUntil: null,
          createdAt: now,
        })),
      )
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
}

function isConverted(key: string): boolean {
  return previewKindOf(key) === 'none' && !key.endsWith('.zip') && !key.endsWith('.vtt')
}

/** Answers the keys of what was made. */
export async function deletePreviews(trx: Db, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await trx.deleteFrom('previews').where('key', 'in', keys).returning('previewKey').execute()
  return rows.flatMap(({ previewKey }) => previewKey ?? [])
}
