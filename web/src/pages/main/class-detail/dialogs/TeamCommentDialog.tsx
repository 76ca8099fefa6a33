import type { Team } from '@pinge/contract/teams.ts'
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

/** The comment dialog for teams and their members. */
export function TeamCommentDialog({ categoryId, teams }: { categoryId: string; teams: readonly Team[] }) {
  const classmates = useStudents()
  const { classId, give } = useGiver()
  const { dispatch } = useTeamScreenStore()
  const dialog = useTeamScreen((screen) => screen.dialog)
  if (dialog?.type !== 'comment') return null
  const receivers = stillThere(dialog.teams, teams)
  const students = findMembers(classmates, receivers)
  const toTeams = { categoryId, teams: receivers.map(({ id, teamName }) => ({ id, teamName })) }
  return (
    <CommentDialog
      classId={classId}
      students={students}
      isWholeClass={false}
      toTeams={toTeams}
      renderNewItem={renderNewItem}
      onGive={(item, words, from) => {
        dispatch({ type: 'comment-given' })
        give({ students, isWholeClass: false, toTeams, item, ...words, from })
      }}
      onClose={() => dispatch({ type: 'dialog-closed' })}
    />
  )
}
