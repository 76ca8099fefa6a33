import type { Student } from '@pinge/contract/students.ts'
import type { Team } from '@pinge/contract/teams.ts'
import { Suspense } from 'react'
import type { CommentDialogProps } from '../../../features/comments/CommentDialog.tsx'
import { useRecentItems } from '../../../features/comments/recent-items.store.ts'
import { useCurrentUser } from '../../../shared/session/session.ts'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import type { Giving } from './use-giving.ts'

const CommentDialog = lazyDialog<CommentDialogProps>(
  async () => (await import('../../../features/comments/CommentDialog.tsx')).CommentDialog,
  ({ onClose }) => onClose(),
)

export type TeamCommentDialogProps = {
  classId: string
  categoryId: string
  team: Team
  members: readonly Student[]
  keptRemark: string
  onGive: (giving: Giving) => void
  onClose: () => void
}

/** The comment dialog for a team and its members. */
export function TeamCommentDialog(props: TeamCommentDialogProps) {
  const { classId, categoryId, team, members, keptRemark, onGive, onClose } = props
  const recent = useRecentItems(useCurrentUser()?.userId)
  const toTeams = { categoryId, teams: [{ id: team.id, teamName: team.teamName }] }
  return (
    <Suspense>
      <CommentDialog
        classId={classId}
        students={members}
        isWholeClass={false}
        toTeams={toTeams}
        recent={recent}
        keptRemark={keptRemark}
        typedAhead={null}
        onRemove={() => {}}
        onAddMore={onClose}
        onOpenRecords={() => {}}
        onGive={(item, remark, from) =>
          onGive({ students: members, isWholeClass: false, toTeams, item, remark, from })
        }
        onClose={onClose}
      />
    </Suspense>
  )
}
