import type { Student } from '@pinge/contract/students.ts'
import { useState } from 'react'
import { CommentDialog, type CommentDialogProps } from '../../../features/comments/dialog/CommentDialog.tsx'
import { formatDeparture } from '../../../features/comments/format-comment.ts'
import { useRecentItems } from '../../../features/comments/items/recent-items.store.ts'
import { useCurrentUser } from '../../../shared/session/session.ts'
import type { Giving } from './use-giving.ts'

export type ChosenCommentDialogProps = Omit<CommentDialogProps, 'recent' | 'onGive' | 'students' | 'gone'> & {
  classmates: readonly Student[]
  chosenIds: readonly string[]
  onGive: (giving: Giving) => void
}

/** The comment dialog for these pupils, with what this teacher used last. */
export function ChosenCommentDialog({ classmates, chosenIds, onGive, ...props }: ChosenCommentDialogProps) {
  const recent = useRecentItems(useCurrentUser()?.userId)
  // As they were called when the dialog opened: of one who leaves meanwhile nothing else is known.
  const [names] = useState(() => new Map(classmates.map(({ id, username }) => [id, username])))
  const { isWholeClass } = props
  const students = classmates.filter(({ id }) => chosenIds.includes(id))
  const goneIds = chosenIds.filter((chosen) => !classmates.some(({ id }) => id === chosen))
  return (
    <CommentDialog
      {...props}
      students={students}
      gone={formatDeparture(
        goneIds.map((id) => names.get(id) ?? '一名学生'),
        students.length,
      )}
      recent={recent}
      onGive={(item, remark, from) => onGive({ students, isWholeClass, item, remark, from })}
    />
  )
}
