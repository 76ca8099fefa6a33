import type { Query, QueryClient } from '@tanstack/react-query'
import { fetchAhead } from '../../fetch-ahead.ts'
import type * as StaleTable from './made-stale.ts'

type Marking = {
  /** Only what was read of this class; everything that was read where a change names no class. */
  classId?: string | undefined
  /** `false` after a network failure: what is in sight would fail as well, and is read again later. */
  isReadAgain?: boolean
  /** Asked once the table is there: what is outdated is left to the next change, of this or any other kind. */
  unless?: () => boolean
}

/** What each write without an answer is drawn over: an answer that is read before would wipe it out. */
export const drawnOver = new Set<ReadonlySet<Query>>()

/** What was outdated and not marked. */
const leftOut = new WeakSet<Query>()

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
 * Marks as stale what a change outdates, and what was left to it, and resolves when what is in sight has been read
 * again. Without the table, because the network did not bring it, everything that was read is stale.
 */
export async function markStaleAfter(
  queryClient: QueryClient,
  change: StaleTable.Change,
  { classId, isReadAgain = true, unless }: Marking = {},
): Promise<void> {
  const made = await loadStaleTable().catch(() => null)
  const paths = made?.pathsMadeStale(change)
  const isHeld = unless?.() ?? false
  const outdated = new Set<Query>()
  for (const query of queryClient.getQueryCache().getAll()) {
    const [path, request] = query.queryKey
    const isMarked =
      (paths === undefined || (typeof path === 'string' && paths.has(path))) && isOfClass(request, classId)
    if (!isMarked && !leftOut.has(query)) continue
    if (isHeld || isDrawnOver(query)) leftOut.add(query)
    else {
      leftOut.delete(query)
      outdated.add(query)
    }
  }
  await queryClient.invalidateQueries({
    predicate: (query) => outdated.has(query),
    refetchType: isReadAgain ? 'active' : 'none',
  })
}

function isDrawnOver(query: Query): boolean {
  return [...drawnOver].some((drawn) => drawn.has(query))
}

function isOfClass(request: unknown, classId: string | undefined): boolean {
  if (classId === undefined || typeof request !== 'object' || request === null) return true
  return !('classId' in request) || request.classId === classId
}
