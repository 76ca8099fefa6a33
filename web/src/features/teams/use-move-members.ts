import { arrangeTeams, setTeamMembers, teamList, type Team, type TeamOrder } from '@pinge/contract/teams.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { isNetworkFailure, NETWORK_FAILURE } from '../../shared/api/describe-failure.ts'
import { endpointQuery } from '../../shared/api/endpoint-query.ts'
import { newRequestId } from '../../shared/api/new-request-id.ts'
import { showError } from '../../shared/ui/feedback/show-toast.ts'
import { moveMember } from './arrangement.ts'
import { readTeamsAnew } from './use-teams.ts'

export type Scheme = { classId: string; categoryId: string; order: TeamOrder }

/**
 * Moves pupils between the teams of a scheme: drawn at once, sent one after another in the order of the deeds, and read
 * anew when the last one is answered, so that a refusal puts everything back.
 */
export function useMoveMembers({ classId, categoryId, order }: Scheme) {
  const queryClient = useQueryClient()
  const mutationKey = ['move-members', categoryId]
  const { queryKey } = endpointQuery(teamList, { classId, categoryId, order })
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (send: () => Promise<unknown>) => send(),
    // In a row: each deed says who is in a team, so that the last one must arrive last.
    scope: { id: `teams-${categoryId}` },
    networkMode: 'always',
    onError: (error) => {
      if (isNetworkFailure(error)) showError(NETWORK_FAILURE)
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) <= 1) readTeamsAnew(queryClient, classId)
    },
  })

  function draw(change: (teams: readonly Team[]) => Team[]): Team[] {
    void queryClient.cancelQueries({ queryKey })
    const teams = change(queryClient.getQueryData(queryKey) ?? [])
    queryClient.setQueryData(queryKey, teams)
    return teams
  }

  return {
    /** Into a team, or with null into none. */
    move: (studentId: string, toId: string | null) => {
      const before = queryClient.getQueryData(queryKey) ?? []
      const fromId = before.find(({ studentIds }) => studentIds.includes(studentId))?.id ?? null
      const changedId = toId ?? fromId
      if (changedId === null || fromId === toId) return
      const teams = draw((all) => moveMember(all, studentId, toId))
      const studentIds = teams.find(({ id }) => id === changedId)?.studentIds ?? []
      const requestId = newRequestId()
      mutate(() => call(setTeamMembers, { teamId: changedId, studentIds, requestId }))
    },
    /** Every team at once, as `change` leaves them. */
    arrange: (change: (teams: readonly Team[]) => Team[]) => {
      const teams = draw(change)
      const requestId = newRequestId()
      mutate(() =>
        call(arrangeTeams, {
          classId,
          categoryId,
          teams: teams.map(({ id, teamName, studentIds }) => ({ teamId: id, teamName, studentIds })),
          requestId,
        }),
      )
    },
  }
}
