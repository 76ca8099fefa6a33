import type { QueryClient } from '@tanstack/react-query'
import { fetchAhead } from '../../fetch-ahead.ts'
import type { Change } from './made-stale.ts'
import type * as Marked from './mark-outdated.ts'

/** The table is needed after the first write of a page, so it comes on demand and not with the page. */
let table: Promise<typeof Marked> | undefined

export function loadStaleTable(): Promise<typeof Marked> {
  table ??= fetchAhead(() => import('./mark-outdated.ts')).catch((error: unknown) => {
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
  marking: Marked.Marking = {},
): Promise<void> {
  const made = await loadStaleTable().catch(() => null)
  if (made) return made.markOutdated(queryClient, change, marking)
  if (marking.unless?.()) return
  await queryClient.invalidateQueries({ refetchType: marking.isReadAgain === false ? 'none' : 'active' })
}
