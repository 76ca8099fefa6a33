import { classInvites } from '@pinge/contract/class-teachers.ts'
import { useRead } from '../../../shared/api/use-read.ts'

const READ_AGAIN_MS = 60_000

/** What colleagues ask of me, read again now and then while the page is in sight. */
export function useInvites() {
  return useRead(classInvites, {}, { refetchInterval: READ_AGAIN_MS })
}
