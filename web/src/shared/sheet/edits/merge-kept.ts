import { isSameWork } from '../../storage/kept-work.store.ts'
import type { Kept } from './sheet-editor.ts'
import { cellKey } from '../sheet-types.ts'

/** A sheet that is open in two tabs: each settles its own cells, and leaves those that the other one typed into. */
export function mergeKept(
  stands: Kept | undefined,
  before: Kept | undefined,
  now: Kept | undefined,
): Kept | undefined {
  const had = byCell(before)
  const has = byCell(now)
  const others = [...byCell(stands)].filter(([key, edit]) => !has.has(key) && !isSameWork(had.get(key), edit))
  const edits = [...others.map(([, edit]) => edit), ...has.values()]
  const isOwnBatch = stands?.batch?.requestId === before?.batch?.requestId
  const batch = now?.batch ?? (isOwnBatch ? null : (stands?.batch ?? null))
  return edits.length === 0 && batch === null ? undefined : { edits, batch }
}

function byCell(kept: Kept | undefined) {
  return new Map((kept?.edits ?? []).map((edit) => [cellKey(edit.rowId, edit.column), edit]))
}
