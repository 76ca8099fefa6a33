import { MutationCache, notifyManager, QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { isNetworkFailure } from '../shared/api/failure/network-failure.ts'
import { useSession } from '../shared/session/session.ts'
import { fetchAhead } from '../shared/fetch-ahead.ts'
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
async function showOffline(query: Pick<Query, 'queryKey' | 'queryHash'>): Promise<void> {
  try {
    await (await fetchAhead(() => import('./offline/show-seen.ts'))).showSeen(queryClient, query)
  } catch {
    // Then the screen says that the network failed, as it does in any case.
  }
}

// What one teacher read is not for the next.
useSession.subscribe((session, before) => {
  if (session.currentUserId !== before.currentUserId) queryClient.clear()
})
