import { commentFeed } from '@pinge/contract/records.ts'
import { useReadPages, type Narrowed } from '../../../shared/api/use-read.ts'

const COMMENTS_A_PAGE = 20

/** The class's last comments, newest first. */
export function useFeed(classId: string) {
  return useReadPages(commentFeed, { classId }, { limit: COMMENTS_A_PAGE })
}

const FOUND_A_PAGE = 50

/** The comments that are meant, newest first; while another filter is on its way, what is there stays. */
export function useFoundComments(request: Narrowed<typeof commentFeed>) {
  return useReadPages(commentFeed, request, { limit: FOUND_A_PAGE, keepsPrevious: true })
}
