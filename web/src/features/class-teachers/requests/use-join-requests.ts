import { joinRequests } from '@pinge/contract/class-teachers.ts'
import { useRead } from '../../../shared/api/use-read.ts'

const READ_AGAIN_MS = 30_000

/** Requests to join a class, mine and others', read again now and then while the page is in sight. */
export function useJoinRequests() {
  return useRead(joinRequests, {}, { refetchInterval: READ_AGAIN_MS })
}
