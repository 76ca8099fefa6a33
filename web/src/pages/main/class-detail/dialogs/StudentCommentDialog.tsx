import { useState } from 'react'
import { useClassScreenStore } from '../../../../features/class-screen/class-screen.store.ts'
import type { ClassDialog } from '../../../../features/class-screen/class-screen.ts'
import { CommentDialog } from '../../../../features/comments/dialog/CommentDialog.tsx'
import { formatDeparture } from '../../../../features/comments/give/format-comment.ts'
import { useGiver } from '../../../../features/comments/give/GivingProvider.tsx'
import { useClassData, useStudents } from '../ClassData.tsx'
import { renderNewItem } from './NewItem.tsx'

export type StudentCommentDialogProps = {
  dialog: Extract<ClassDialog, { type: 'comment' }>
  typedAhead: number | null
  onClose: () => void
}

/** The comment dialog for these pupils. */
export function StudentCommentDialog({ dialog, typedAhead, onClose }: StudentCommentDialogProps) {
  const { studentIds, isWholeClass } = dialog
  const { classId } = useClassData()
  const { dispatch } = useClassScreenStore()
  const { give } = useGiver()
  const classmates = useStudents()
  // As they were called when the dialog opened: of one who leaves meanwhile nothing else is known.
  const [names] = useState(() => new Map(classmates.map(({ id, username }) => [id, username])))
  const students = classmates.filter(({ id }) => studentIds.includes(id))
  const goneNames = studentIds
    .filter((meant) => !classmates.some(({ id }) => id === meant))
    .map((id) => names.get(id) ?? '一名学生')
  const away = isWholeClass ? classmates.filter(({ id }) => !studentIds.includes(id)) : []

  function includeAway(): void {
    const everyId = [...studentIds, ...away.map(({ id }) => id)]
    dispatch({ type: 'dialog-opened', dialog: { type: 'comment', studentIds: everyId, isWholeClass } })
  }

  return (
    <CommentDialog
      classId={classId}
      students={students}
      isWholeClass={isWholeClass}
      awayCount={away.length}
      gone={formatDeparture(goneNames, students.length)}
      typedAhead={typedAhead}
      onIncludeAway={includeAway}
      onRemove={(id) => dispatch({ type: 'receiver-removed', id })}
      onAddMore={() => dispatch({ type: 'students-selected', ids: studentIds })}
      onOpenRecords={(studentId) =>
        dispatch({ type: 'dialog-opened', dialog: { type: 'records', studentId } })
      }
      renderNewItem={renderNewItem}
      onGive={(item, words, from) => {
        dispatch({ type: 'selection-used' })
        give({ students, isWholeClass, item, ...words, from })
      }}
      onClose={onClose}
    />
  )
}
