import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { Refusal } from '../shared/api/refusal.ts'
import { useSession } from '../shared/session/session.ts'
import { announceError } from './announce-refusal.ts'

const FRESH_MS = 5_000

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => announceError(error, query.meta) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => announceError(error, mutation.meta),
  }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // Reads may be repeated once when no answer came; a refusal would be the same again.
      retry: (failures, error) => failures < 1 && !(error instanceof Refusal),
      // A school's server is reached without the internet, so what the browser thinks of the network says nothing.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

// What one teacher read is not for the next.
useSession.subscribe((session, before) => {
  if (session.currentUserId !== before.currentUserId) queryClient.clear()
})
