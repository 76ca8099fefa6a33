import type { PreviewState } from '@pinge/contract/content/content-values.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { PreviewTable } from '../../../platform/db/tables/content.ts'

const shownAs: Record<PreviewTable['state'], PreviewState> = {
  none: 'none',
  waiting: 'converting',
  done: 'ready',
  failed: 'failed',
}

/** How far the previews of these files are, by storage key. */
export async function selectPreviewStates(
  db: Db,
  files: readonly { key: string }[],
): Promise<Map<string, PreviewState>> {
  if (files.length === 0) return new Map()
  const keys = files.map(({ key }) => key)
  const rows = await db.selectFrom('previews').select(['key', 'state']).where('key', 'in', keys).execute()
  return new Map(rows.map(({ key, state }) => [key, shownAs[state]]))
}

export async function selectPreview(db: Db, key: string): Promise<PreviewTable | undefined> {
  return db.selectFrom('previews').selectAll().where('key', '=', key).executeTakeFirst()
}
