import { commentItems } from '@pinge/contract/comments.ts'
import { useRead } from '../../../shared/api/use-read.ts'

const FRESH_MS = 60_000

/** The items of a class; `isTime` is false while others come first. */
export function useCommentItems(classId: string, isTime = true) {
  return useRead(commentItems, { classId }, { enabled: isTime, staleTime: FRESH_MS })
}
