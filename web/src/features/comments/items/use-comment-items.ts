import { commentItems } from '@pinge/contract/comments.ts'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../../shared/api/endpoint-query.ts'

const FRESH_MS = 60_000

/** The items of a class; `isTime` is false while others come first. */
export function useCommentItems(classId: string, isTime = true) {
  return useQuery({
    ...endpointQuery(commentItems, { classId }),
    enabled: isTime,
    staleTime: FRESH_MS,
    // What went wrong stands in the items' place.
    meta: { announces: 'nothing' },
  })
}
