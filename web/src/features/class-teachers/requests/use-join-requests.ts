import { joinRequests } from '@pinge/contract/class-teachers.ts'
import { useRead } from '../../../shared/api/use-read.ts'
import { useInvites } from '../invites/use-invites.ts'

const READ_AGAIN_MS = 30_000

/** Requests to join a class, mine and others', read again now and then while the page is in sight. */
export function useJoinRequests() {
  return useRead(joinRequests, {}, { refetchInterval: READ_AGAIN_MS })
}

/** Whether it is known what waits for an answer: that stands above the classes, which would move when it came. */
export function useIsJoiningKnown(): boolean {
  const reads = [useJoinRequests(), useInvites()]
  return reads.every(({ data, error }) => data !== undefined || error !== null)
}
