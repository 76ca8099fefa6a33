import type { Team } from '@pinge/contract/teams.ts'
import { formatDeparture } from '../../../../features/comments/give/format-comment.ts'
import { useGiver } from '../../../../features/comments/give/GivingProvider.tsx'
import { findMembers } from '../../../../features/teams/scheme/arrangement.ts'
import { useTeamScreen, useTeamScreenStore } from '../../../../features/teams/scheme/team-screen.store.ts'
import { stillThere } from '../../../../features/teams/scheme/team-screen.ts'
import { onDemand } from '../../../../shared/on-demand.tsx'
import { useStudents } from '../ClassData.tsx'
import { renderNewItem } from './NewItem.tsx'

const CommentDialog = onDemand(
  async () => (await import('../../../../features/comments/dialog/CommentDialog.tsx')).CommentDialog,
)

export type TeamCommentDialogProps = {
  categoryId: string
  /** Undefined until they are known. */
  teams: readonly Team[] | undefined
}

/** The comment dialog for teams and their members. What is written in it stays when they are removed meanwhile. */
export function TeamCommentDialog({ categoryId, teams }: TeamCommentDialogProps) {
  const classmates = useStudents()
  const { classId, give } = useGiver()
  const { dispatch } = useTeamScreenStore()
  const dialog = useTeamScreen((screen) => screen.dialog)
  if (dialog?.type !== 'comment' || !teams) return null
  const { found, goneNames } = stillThere(dialog.teams, teams)
  const students = findMembers(classmates, found)
  const receivers = found.length > 0 ? found : dialog.teams
  const toTeams = { categoryId, teams: receivers.map(({ id, teamName }) => ({ id, teamName })) }
  return (
    <CommentDialog
      classId={classId}
      students={students}
      isWholeClass={false}
      toTeams={toTeams}
      gone={formatDeparture(goneNames, found.length, true)}
      renderNewItem={renderNewItem}
      onGive={(item, words, from) => {
        dispatch({ type: 'comment-given' })
        give({ students, isWholeClass: false, toTeams, item, ...words, from })
      }}
      onClose={() => dispatch({ type: 'dialog-closed' })}
    />
  )
}
