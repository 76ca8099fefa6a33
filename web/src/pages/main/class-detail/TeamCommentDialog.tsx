import type { Student } from '@pinge/contract/students.ts'
import type { Team } from '@pinge/contract/teams.ts'
import { Suspense } from 'react'
import type { GivenComment } from '../../../features/comments/given-comment.ts'
import type { CommentDialogProps } from '../../../features/comments/dialog/CommentDialog.tsx'
import { FREE_COMMENT_ID } from '../../../features/comments/items/free-comment.ts'
import { useRecentItems } from '../../../features/comments/items/recent-items.store.ts'
import { useCurrentUser } from '../../../shared/session/session.ts'
import { lazyDialog } from '../../../shared/ui/overlay/lazy-dialog.tsx'
import type { Giving } from './use-giving.ts'

const CommentDialog = lazyDialog<CommentDialogProps>(
  async () => (await import('../../../features/comments/dialog/CommentDialog.tsx')).CommentDialog,
  ({ onClose }) => onClose(),
)

export type TeamCommentDialogProps = {
  classId: string
  categoryId: string
  teams: readonly Team[]
  members: readonly Student[]
  /** What was written for a comment that was refused. */
  refused: Pick<GivenComment, 'item' | 'remark'> | null
  onGive: (giving: Giving) => void
  onClose: () => void
}

/** The comment dialog for teams and their members. */
export function TeamCommentDialog(props: TeamCommentDialogProps) {
  const { classId, categoryId, teams, members, refused, onGive, onClose } = props
  const recent = useRecentItems(useCurrentUser()?.userId)
  const toTeams = { categoryId, teams: teams.map(({ id, teamName }) => ({ id, teamName })) }
  return (
    <Suspense>
      <CommentDialog
        classId={classId}
        students={members}
        isWholeClass={false}
        toTeams={toTeams}
        recent={recent}
        keptRemark={refused?.remark ?? ''}
        keptFree={refused?.item.id === FREE_COMMENT_ID ? refused.item : null}
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
