import type { RequestOf } from '@pinge/contract/endpoint.ts'
import { commentRecords, commentSummary } from '@pinge/contract/records.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'

/** What the records add up to. Kept under the records' path: what makes them stale makes their sums stale. */
export function useSummary(request: RequestOf<typeof commentSummary>) {
  return useQuery({
    queryKey: [commentRecords.path, request, 'summary'],
    queryFn: ({ signal }) => call(commentSummary, request, { signal }),
    placeholderData: keepPreviousData,
    meta: { announces: 'nothing' },
  })
}
