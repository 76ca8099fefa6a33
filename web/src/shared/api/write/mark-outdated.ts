import type { Query, QueryClient } from '@tanstack/react-query'
import { pathsMadeStale, type Change } from './made-stale.ts'

export type Marking = {
  /** Only what was read of this class; everything that was read where a change names no class. */
  classId?: string | undefined
  /** `false` after a network failure: what is in sight would fail as well, and is read again later. */
  isReadAgain?: boolean
  /** Asked once the table is there: what is outdated is left to the next change, of this or any other kind. */
  unless?: () => boolean
}

/** What was outdated and left to the next change, of this or any other kind. */
const leftOut = new WeakSet<Query>()

/** Marks as stale what a change outdates, or these queries of it alone, and reads again what of it is in sight. */
export async function markOutdated(
  queryClient: QueryClient,
  change: Change,
  marking: Marking,
  among?: readonly Query[],
): Promise<void> {
  const { isReadAgain = true } = marking
  const outdated = findOutdated(queryClient, change, marking, among ?? queryClient.getQueryCache().getAll())
  const filters = {
    predicate: (query: Query) => outdated.has(query),
    refetchType: isReadAgain ? 'active' : 'none',
  } as const
  const reading = queryClient.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' })
  const first = reading.filter(({ state }) => state.data === undefined)
  await queryClient.invalidateQueries(filters, { cancelRefetch: !among })
  // A first reading goes on, and may have been answered before the change: it is followed by another.
  const early = first.filter(({ state }) => isReadAgain && state.data !== undefined)
  if (early.length > 0) await markOutdated(queryClient, change, marking, early)
}

/**
 * What was read and is outdated by a change, and what was left to it. What a write without an answer is drawn over is
 * left to the next: read before the answer, it would wipe out what is drawn.
 */
function findOutdated(
  queryClient: QueryClient,
  change: Change,
  { classId, unless }: Marking,
  queries: readonly Query[],
): ReadonlySet<Query> {
  const isHeld = unless?.()
  const paths = pathsMadeStale(change)
  const drawnOver = findDrawnOver(queryClient)
  const outdated = new Set<Query>()
  for (const query of queries) {
    const [path, request] = query.queryKey
    const isOutdated = typeof path === 'string' && paths.has(path) && isOfClass(request, classId)
    if (!isOutdated && !leftOut.has(query)) continue
    if (isHeld || drawnOver.has(query)) leftOut.add(query)
    else {
      leftOut.delete(query)
      outdated.add(query)
    }
  }
  return outdated
}

export function findDrawnOver(queryClient: QueryClient): ReadonlySet<Query> {
  const writes = queryClient.getMutationCache().findAll({ status: 'pending' })
  // `sendWrite` puts it there.
  return new Set(writes.flatMap(({ meta }) => [...((meta?.['drawnOver'] as Set<Query> | undefined) ?? [])]))
}

function isOfClass(request: unknown, classId: string | undefined): boolean {
  if (classId === undefined || typeof request !== 'object' || request === null) return true
  return !('classId' in request) || request.classId === classId
}
