import { commentRecords } from '@pinge/contract/records.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'

const RECORDS_A_PAGE = 50

/** One pupil's ledger, page by page, newest first. Its key begins with the path, so that `markStale` reaches it. */
export function useStudentRecords(classId: string, studentId: string) {
  return useInfiniteQuery({
    queryKey: [commentRecords.path, { classId, studentId }, 'pages'],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(
        commentRecords,
        { classId, studentId, limit: RECORDS_A_PAGE, ...(cursor === undefined ? {} : { cursor }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    // What went wrong stands in the records' place.
    meta: { announces: false },
  })
}
