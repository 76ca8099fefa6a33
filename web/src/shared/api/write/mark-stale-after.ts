import type { QueryClient } from '@tanstack/react-query'
import { fetchAhead } from '../../fetch-ahead.ts'
import type * as StaleTable from './made-stale.ts'

type Marking = {
  /** Only what was read of this class; everything that was read where a change names no class. */
  classId?: string | undefined
  /** `false` after a network failure: what is in sight would fail as well, and is read again later. */
  isReadAgain?: boolean
  /** Asked once the table is there: drawn changes on their way would be wiped out by what is read. */
  unless?: () => boolean
}

/** The table is needed after the first write of a page, so it comes on demand and not with the page. */
let table: Promise<typeof StaleTable> | undefined

export function loadStaleTable(): Promise<typeof StaleTable> {
  table ??= fetchAhead(() => import('./made-stale.ts')).catch((error: unknown) => {
    table = undefined
    throw error
  })
  return table
}

/**
 * Marks as stale what a change outdates, and resolves when what is in sight has been read again. Without the table,
 * because the network did not bring it, everything that was read is stale.
 */
export async function markStaleAfter(
  queryClient: QueryClient,
  change: StaleTable.Change,
  { classId, isReadAgain = true, unless }: Marking = {},
): Promise<void> {
  const made = await loadStaleTable().catch(() => null)
  if (unless?.()) return
  const paths = made?.pathsMadeStale(change)
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [path, request] }) =>
      (paths === undefined || (typeof path === 'string' && paths.has(path))) && isOfClass(request, classId),
    refetchType: isReadAgain ? 'active' : 'none',
  })
}

function isOfClass(request: unknown, classId: string | undefined): boolean {
  if (classId === undefined || typeof request !== 'object' || request === null) return true
  return !('classId' in request) || request.classId === classId
}
