import type { Query, QueryClient } from '@tanstack/react-query'
import { findDrawnOver } from '../../shared/api/write/mark-outdated.ts'
import { showError } from '../../shared/ui/feedback/show-toast.ts'
import { isScreenDrawnFrom } from './kept-screens.ts'
import { findOffline } from './offline-cache.ts'

/** Shown from this device, and not answered by the server since. */
const shown = new WeakSet<object>()
let isFollowed = false

/** Shows what was seen the last time in the place of an answer, until the network is back. */
export async function showSeen(
  queryClient: QueryClient,
  { queryKey, queryHash }: Pick<Query, 'queryKey' | 'queryHash'>,
): Promise<void> {
  const seen = await findOffline({ queryKey, queryHash })
  if (seen === undefined || queryClient.getQueryData(queryKey) !== undefined) return
  if (!isFollowed) followNetwork(queryClient)
  isFollowed = true
  // As old as it is, so that it is neither kept for longer nor taken for fresh.
  queryClient.setQueryData(queryKey, seen.data, { updatedAt: seen.at })
  const query = queryClient.getQueryCache().get(queryHash)
  if (query) shown.add(query)
  if (isScreenDrawnFrom(queryKey[0], location.pathname)) showError('网络不可用，显示的是上次的内容')
}

/** The library's own way is off: what the browser thinks of the network counts for nothing else. */
function followNetwork(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual)
      shown.delete(event.query)
  })
  window.addEventListener('online', () => {
    // An answer that does not know of a write under way would wipe out what is drawn; the write has it read again.
    const drawnOver = findDrawnOver(queryClient)
    void queryClient.refetchQueries({
      type: 'active',
      predicate: (query) => shown.has(query) && !drawnOver.has(query),
    })
  })
}
