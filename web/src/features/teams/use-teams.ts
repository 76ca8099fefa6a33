import { categoryList, teamList, type TeamOrder } from '@pinge/contract/teams.ts'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { endpointQuery, markStale } from '../../shared/api/endpoint-query.ts'

const announcedInPlace = { meta: { announces: 'nothing' } }

export function useCategories(classId: string) {
  return useQuery({ ...endpointQuery(categoryList, { classId }), ...announcedInPlace })
}

/** The teams of a scheme that this teacher may use; nothing is asked for any other. */
export function useTeamList(classId: string, categoryId: string | null, order: TeamOrder) {
  return useQuery({
    ...endpointQuery(teamList, { classId, categoryId: categoryId ?? '', order }),
    ...announcedInPlace,
    enabled: categoryId !== null,
    // Another order draws the same teams elsewhere; another scheme has others.
    placeholderData: (before, query) => {
      const request = query?.queryKey[1]
      return typeof request === 'object' && request.categoryId === categoryId ? before : undefined
    },
  })
}

/** Everything about the teams of a class is read anew. */
export function readTeamsAnew(queryClient: QueryClient, classId: string): void {
  void markStale(queryClient, categoryList, { classId })
  void markStale(queryClient, teamList)
}

export function useReadTeamsAnew(classId: string): () => void {
  const queryClient = useQueryClient()
  return () => readTeamsAnew(queryClient, classId)
}
