import { joinRequests } from '@pinge/contract/class-teachers.ts'
import { useRead } from '../../../shared/api/use-read.ts'
import { useInvites } from '../invites/use-invites.ts'

const READ_AGAIN_MS = 30_000

/** Requests to join a class, mine and others', read again now and then while the page is in sight. */
export function useJoinRequests() {
  return useRead(joinRequests, {}, { refetchInterval: READ_AGAIN_MS })
}

/**
 * Whether it is known what waits for an answer: that stands above the classes, which would move when it came. Once known it
 * stays so: what stands there asks again after a failure, and would be taken away and drawn again for ever.
 */
export function useIsJoiningKnown(): boolean {
  const reads = [useJoinRequests(), useInvites()]
  return reads.every(({ isFetched }) => isFetched)
}
