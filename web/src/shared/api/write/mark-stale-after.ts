import type { QueryClient } from '@tanstack/react-query'
import { fetchAhead } from '../../fetch-ahead.ts'
import type * as Finding from './find-outdated.ts'
import type { Change } from './made-stale.ts'

type Marking = {
  /** Only what was read of this class; everything that was read where a change names no class. */
  classId?: string | undefined
  /** `false` after a network failure: what is in sight would fail as well, and is read again later. */
  isReadAgain?: boolean
  /** Asked once the table is there: what is outdated is left to the next change, of this or any other kind. */
  unless?: () => boolean
}

/** The table is needed after the first write of a page, so it comes on demand and not with the page. */
let table: Promise<typeof Finding> | undefined

export function loadStaleTable(): Promise<typeof Finding> {
  table ??= fetchAhead(() => import('./find-outdated.ts')).catch((error: unknown) => {
    table = undefined
    throw error
  })
  return table
}

/**
 * Marks as stale what a change outdates, and what was left to it, and resolves when what is in sight has been read
 * again. Without the table, because the network did not bring it, everything that was read is stale.
 */
export async function markStaleAfter(
  queryClient: QueryClient,
  change: Change,
  { classId, isReadAgain = true, unless }: Marking = {},
): Promise<void> {
  const made = await loadStaleTable().catch(() => null)
  const isHeld = unless?.() ?? false
  const outdated = made?.findOutdated(queryClient, change, { classId, isHeld })
  await queryClient.invalidateQueries({
    predicate: (query) => outdated?.has(query) ?? !isHeld,
    refetchType: isReadAgain ? 'active' : 'none',
  })
}
