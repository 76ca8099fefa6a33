import { MutationCache, notifyManager, QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { isNetworkFailure } from '../shared/api/failure/network-failure.ts'
import { useSession } from '../shared/session/session.ts'
import { fetchAhead } from '../shared/fetch-ahead.ts'
import { showError } from '../shared/ui/feedback/show-toast.ts'
import { announceError } from './failures/announce-refusal.ts'

const FRESH_MS = 5_000

// An answer is drawn before what waited for it goes on. One turn of the timers later, a cell that was typed and is saved
// now would show what stood there before.
notifyManager.setScheduler(queueMicrotask)

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      announceError(error, query.meta)
      if (isNetworkFailure(error) && query.state.data === undefined) void showOffline(query)
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => announceError(error, mutation.meta),
  }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // Reads may be repeated once when no answer came; a refusal would be the same again.
      retry: (failures, error) => failures < 1 && isNetworkFailure(error),
      // A school's server is reached without the internet, so what the browser thinks of the network says nothing.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

/** Without a network: what this teacher saw the last time on this device. */
async function showOffline({ queryKey, queryHash }: Pick<Query, 'queryKey' | 'queryHash'>): Promise<void> {
  try {
    const { findOffline, isScreenDrawnFrom } = await fetchAhead(() => import('./offline/offline-cache.ts'))
    const data = await findOffline({ queryKey, queryHash })
    if (data === undefined || queryClient.getQueryData(queryKey) !== undefined) return
    queryClient.setQueryData(queryKey, data)
    if (isScreenDrawnFrom(queryKey[0], location.pathname)) showError('网络不可用，显示的是上次的内容')
  } catch {
    // Then the screen says that the network failed, as it does in any case.
  }
}

// What one teacher read is not for the next.
useSession.subscribe((session, before) => {
  if (session.currentUserId !== before.currentUserId) queryClient.clear()
})
