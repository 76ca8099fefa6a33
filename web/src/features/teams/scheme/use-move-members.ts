import { arrangeTeams, setTeamMembers, teamList, type Team, type TeamOrder } from '@pinge/contract/teams.ts'
import { useQueryClient } from '@tanstack/react-query'
import { endpointQuery } from '../../../shared/api/endpoint-query.ts'
import { markStaleAfter } from '../../../shared/api/write/mark-stale-after.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { isWriting } from '../../../shared/api/write/send-write.ts'
import { moveMember, setMembers } from './arrangement.ts'

export type ShownScheme = { classId: string; categoryId: string; order: TeamOrder }

/**
 * Moves pupils between the teams of a scheme: drawn at once, sent in the order of the moves, and read again when the last
 * one is answered, so that a refusal puts everything back.
 */
export function useMoveMembers(shown: ShownScheme) {
  const queryClient = useQueryClient()
  const inTurn = { key: `teams/${shown.categoryId}`, isInTurn: true }
  const { write: writeMembers } = useWrite(setTeamMembers, {
    announces: 'failures',
    optimistic: {
      ...inTurn,
      draw: ({ teamId, studentIds }, change) =>
        change(teamList, shown, (teams) => setMembers(teams, teamId, studentIds)),
    },
  })
  const { write: writeTeams } = useWrite(arrangeTeams, {
    announces: 'failures',
    optimistic: {
      ...inTurn,
      draw: ({ teams: arranged }, change) =>
        change(teamList, shown, (teams) =>
          arranged.reduce<Team[]>(
            (drawn, { teamId, studentIds }) =>
              teamId === undefined ? drawn : setMembers(drawn, teamId, studentIds),
            teams,
          ),
        ),
    },
  })

  /** A move that was lost is drawn no longer: the teams are read as they are. */
  async function putBack(writing: Promise<{ isDone: boolean }>): Promise<void> {
    const { isDone } = await writing
    if (isDone || isWriting(queryClient, inTurn.key)) return
    await markStaleAfter(queryClient, setTeamMembers, { classId: shown.classId })
  }

  const drawn = (): readonly Team[] => queryClient.getQueryData(endpointQuery(teamList, shown).queryKey) ?? []

  return {
    /** Into a team, or with null into none. */
    move: (studentId: string, toId: string | null): void => {
      const fromId = drawn().find(({ studentIds }) => studentIds.includes(studentId))?.id ?? null
      const changedId = toId ?? fromId
      if (changedId === null || fromId === toId) return
      const changed = moveMember(drawn(), studentId, toId).find(({ id }) => id === changedId)
      void putBack(writeMembers({ teamId: changedId, studentIds: changed?.studentIds ?? [] }))
    },
    /** Every team at once, as `change` leaves them. */
    arrange: (change: (teams: readonly Team[]) => Team[]): void => {
      const teams = change(drawn()).map(({ id, teamName, studentIds }) => ({
        teamId: id,
        teamName,
        studentIds,
      }))
      void putBack(writeTeams({ classId: shown.classId, categoryId: shown.categoryId, teams }))
    },
  }
}
