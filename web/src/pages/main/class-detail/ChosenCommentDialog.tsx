import type { Student } from '@pinge/contract/students.ts'
import { CommentDialog, type CommentDialogProps } from '../../../features/comments/CommentDialog.tsx'
import { useRecentItems } from '../../../features/comments/recent-items.store.ts'
import { useCurrentUser } from '../../../shared/session/session.ts'
import type { Giving } from './use-giving.ts'

export type ChosenCommentDialogProps = Omit<CommentDialogProps, 'recent' | 'onGive'> & {
  students: readonly Student[]
  onGive: (giving: Giving) => void
}

/** The comment dialog for these pupils, with what this teacher used last. */
export function ChosenCommentDialog({ onGive, ...props }: ChosenCommentDialogProps) {
  const recent = useRecentItems(useCurrentUser()?.userId)
  const { students, isWholeClass } = props
  if (students.length === 0) return null
  return (
    <CommentDialog
      {...props}
      recent={recent}
      onGive={(item, remark, from) => onGive({ students, isWholeClass, item, remark, from })}
    />
  )
}
