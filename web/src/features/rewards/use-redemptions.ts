import { rewardRecords, type Redemption } from '@pinge/contract/rewards.ts'
import { MAX_PAGE_SIZE } from '@pinge/contract/limits.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { filterRequest, type RecordFilter } from './record-filter.ts'

const ROWS_A_PAGE = 50

/** The exchanges that a filter finds, page by page, the newest first. Its key begins with the path for `markStale`. */
export function useRedemptions(classId: string, filter: RecordFilter) {
  const request = filterRequest(classId, filter)
  return useInfiniteQuery({
    queryKey: [rewardRecords.path, request, 'pages'],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(
        rewardRecords,
        { ...request, limit: ROWS_A_PAGE, ...(cursor === undefined ? {} : { cursor }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    // What went wrong stands in the records' place.
    meta: { announces: 'nothing' },
  })
}

/** All that a filter finds, for a file. */
export async function readAllRedemptions(classId: string, filter: RecordFilter): Promise<Redemption[]> {
  const request = { ...filterRequest(classId, filter), limit: MAX_PAGE_SIZE }
  const rows: Redemption[] = []
  let cursor: string | null = null
  do {
    const page: { items: Redemption[]; nextCursor: string | null } = await call(rewardRecords, {
      ...request,
      ...(cursor === null ? {} : { cursor }),
    })
    rows.push(...page.items)
    cursor = page.nextCursor
  } while (cursor !== null)
  return rows
}
