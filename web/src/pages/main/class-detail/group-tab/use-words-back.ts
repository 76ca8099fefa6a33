import type { Team } from '@pinge/contract/teams.ts'
import { useEffect, useRef } from 'react'
import type { GivenComment } from '../../../../features/comments/give/given-comment.ts'
import { useGiving } from '../../../../features/comments/give/GivingProvider.tsx'
import { FREE_COMMENT_ID } from '../../../../features/comments/items/free-comment.ts'
import { useTeamScreen, useTeamScreenStore } from '../../../../features/teams/scheme/team-screen.store.ts'

/** A comment that was refused because its teams are gone is open again: no card is left that leads to its words. */
export function useWordsBack(teams: readonly Team[] | undefined): void {
  const { dispatch } = useTeamScreenStore()
  const hasDialog = useTeamScreen(({ dialog }) => dialog !== null)
  const lost = useGiving(({ refused }) => refused.find((one) => hasWords(one) && isForNone(one, teams)))
  const shown = useRef<GivenComment>(undefined)

  // The world outside: the answer of the server, and what other devices do with the teams.
  useEffect(() => {
    if (!lost?.toTeams || hasDialog || shown.current === lost) return
    shown.current = lost
    dispatch({ type: 'dialog-opened', dialog: { type: 'comment', teams: lost.toTeams.teams } })
  }, [lost, hasDialog, dispatch])
}

function hasWords({ remark, item }: GivenComment): boolean {
  return remark !== '' || item.id === FREE_COMMENT_ID
}

function isForNone({ toTeams }: GivenComment, teams: readonly Team[] | undefined): boolean {
  return teams !== undefined && !toTeams?.teams.some(({ id }) => teams.some((team) => team.id === id))
}
