import { joinRequests } from '@pinge/contract/class-teachers.ts'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../shared/api/endpoint-query.ts'

const ASKED_EVERY_MS = 30_000

/** Wishes to join a class, mine and others'. Asked again now and then while the page is in sight, and when it comes back. */
export function useJoinRequests() {
  return useQuery({
    ...endpointQuery(joinRequests, {}),
    refetchInterval: ASKED_EVERY_MS,
    // What is asked in the background fails in the background.
    meta: { announces: 'nothing' },
  })
}
