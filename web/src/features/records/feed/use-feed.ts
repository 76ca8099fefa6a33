import { commentFeed } from '@pinge/contract/records.ts'
import { useReadPages } from '../../../shared/api/use-read.ts'

const COMMENTS_A_PAGE = 20

/** The class's last comments, newest first. */
export function useFeed(classId: string) {
  return useReadPages(commentFeed, { classId }, { limit: COMMENTS_A_PAGE })
}
