import { commentItems } from '@pinge/contract/comments.ts'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../shared/api/endpoint-query.ts'

const FRESH_MS = 60_000

/** The items of a class. A screen asks for them early, so that the dialog finds them there. */
export function useCommentItems(classId: string) {
  return useQuery({
    ...endpointQuery(commentItems, { classId }),
    staleTime: FRESH_MS,
    // What went wrong stands in the items' place.
    meta: { announces: false },
  })
}
