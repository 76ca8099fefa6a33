import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { inParts } from '../../../platform/db/in-parts.ts'
import type { Db, Schema } from '../../../platform/db/schema.ts'
import type { PreviewTable } from '../../../platform/db/tables/content.ts'
import type { NoPreview } from './convert-document.ts'
import { previewKindOf } from '../library/to-file-item.ts'

/** Documents that a browser cannot show wait until a server with the converter takes them up. */
export async function insertPreviews(trx: Db, keys: readonly string[], now: number): Promise<void> {
  for (const some of inParts(keys.filter(isConverted)))
    await trx
      .insertInto('previews')
      .values(
        some.map((key) => ({
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

/** After so many tries that ended without a word, a document is left alone. */
const MAX_ATTEMPTS = 3

/** Takes the document that waits longest, for one server alone until a time; undefined when none waits. */
export async function takePreview(
  { read, write }: Pick<Database, 'read' | 'write'>,
  now: number,
  until: number,
): Promise<PreviewTable | undefined> {
  const next = await read
    .selectFrom('previews')
    .select('key')
    .where('state', 'in', ['none', 'waiting'])
    .where(isFree(now))
    .where('attempts', '<', MAX_ATTEMPTS)
    .orderBy('createdAt')
    .orderBy('key')
    .limit(1)
    .executeTakeFirst()
  if (!next) return undefined
  // Another server may have been quicker.
  return write((trx) =>
    trx
      .updateTable('previews')
      .set((eb) => ({ state: 'waiting', attempts: eb('attempts', '+', 1), takenUntil: until }))
      .where('key', '=', next.key)
      .where('state', 'in', ['none', 'waiting'])
      .where(isFree(now))
      .returningAll()
      .executeTakeFirst(),
  )
}

function isFree(now: number) {
  return (eb: ExpressionBuilder<Schema, 'previews'>) =>
    eb.or([eb('takenUntil', 'is', null), eb('takenUntil', '<', now)])
}

/** Writes how a try ended; answers false when the document is not there any more. */
export async function finishPreview(
  trx: Db,
  { key, attempts }: PreviewTable,
  failure: NoPreview | null,
  previewKey: string,
): Promise<boolean> {
  const isOver = failure !== null && (failure.isFinal || attempts >= MAX_ATTEMPTS)
  const ended = failure
    ? { state: isOver ? ('failed' as const) : ('waiting' as const), reason: failure.reason }
    : { state: 'done' as const, reason: '', previewKey }
  const { numUpdatedRows } = await trx
    .updateTable('previews')
    .set({ ...ended, takenUntil: null })
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Lets a document that was taken wait as before. */
export async function putBackPreview(trx: Db, { key, attempts }: PreviewTable): Promise<void> {
  await trx
    .updateTable('previews')
    .set({ attempts: attempts - 1, takenUntil: null })
    .where('key', '=', key)
    .execute()
}

/** A document on which the server itself ended again and again is left alone. */
export async function giveUpOften(trx: Db, now: number): Promise<void> {
  await trx
    .updateTable('previews')
    .set({ state: 'failed', reason: '转换几次都没有完成', takenUntil: null })
    .where('state', '=', 'waiting')
    .where('attempts', '>=', MAX_ATTEMPTS)
    .where(isFree(now))
    .execute()
}
