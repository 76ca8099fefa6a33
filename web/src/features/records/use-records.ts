import type { RequestOf } from '@pinge/contract/endpoint.ts'
import { commentFeed, commentRecords } from '@pinge/contract/records.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'

const RECORDS_A_PAGE = 50
const DEEDS_A_PAGE = 20

type Narrowed = Omit<RequestOf<typeof commentRecords>, 'cursor' | 'limit'>

/** A class's ledger as it was asked for, page by page, newest first. Its key begins with the path, so that `markStale` reaches it. */
export function useRecords(request: Narrowed) {
  return useInfiniteQuery({
    queryKey: [commentRecords.path, request, 'pages'],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(
        commentRecords,
        { ...request, limit: RECORDS_A_PAGE, ...(cursor === undefined ? {} : { cursor }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    // While another filter is on its way, what is there stays.
    placeholderData: keepPreviousData,
    // What went wrong stands in the records' place.
    meta: { announces: 'nothing' },
  })
}

/** The class's last deeds, page by page. */
export function useFeed(classId: string) {
  return useInfiniteQuery({
    // Under the records' path: what makes them stale makes the feed stale.
    queryKey: [commentRecords.path, { classId }, 'feed'],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(
        commentFeed,
        { classId, limit: DEEDS_A_PAGE, ...(cursor === undefined ? {} : { cursor }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    meta: { announces: 'nothing' },
  })
}
