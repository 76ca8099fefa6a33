import type { Query, QueryClient } from '@tanstack/react-query'
import { pathsMadeStale, type Change } from './made-stale.ts'

type Asked = {
  /** Only what was read of this class; everything that was read where a change names no class. */
  classId: string | undefined
  /** All of it is left to the next change. */
  isHeld: boolean
}

/** What was outdated and left to the next change, of this or any other kind. */
const leftOut = new WeakSet<Query>()

/**
 * What was read and is outdated by a change, and what was left to it. What a write without an answer is drawn over is
 * left to the next: read before the answer, it would wipe out what is drawn.
 */
export function findOutdated(
  queryClient: QueryClient,
  change: Change,
  { classId, isHeld }: Asked,
): ReadonlySet<Query> {
  const paths = pathsMadeStale(change)
  const drawnOver = findDrawnOver(queryClient)
  const outdated = new Set<Query>()
  for (const query of queryClient.getQueryCache().getAll()) {
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
