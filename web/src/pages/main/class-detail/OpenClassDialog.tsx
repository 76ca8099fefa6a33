import type { Student } from '@pinge/contract/students.ts'
import { FREE_COMMENT_ID } from '../../../features/comments/items/free-comment.ts'
import type { SelectionStore } from '../../../features/students/selection.store.ts'
import type { Selection } from '../../../features/students/selection.ts'
import { ChosenCommentDialog } from './ChosenCommentDialog.tsx'
import { RecordsDrawer } from './RecordsDrawer.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { SeriesDialog } from './SeriesDialog.tsx'
import type { ClassDialog } from './use-class-dialog.ts'
import type { Giving, Series, useGiving } from './use-giving.ts'

export type OpenClassDialogProps = {
  classId: string
  students: readonly Student[]
  dialog: ClassDialog
  selection: Selection
  select: SelectionStore['select']
  giving: ReturnType<typeof useGiving>
  onGive: (given: Giving) => void
  /** What every tap on a pupil is to give from now on. */
  onSeries: (series: Series) => void
}

/** What stands over the class: the comment for those who were chosen, or one pupil's records. */
export function OpenClassDialog(props: OpenClassDialogProps) {
  const { classId, students, dialog, selection, select, giving, onGive, onSeries } = props
  const { open, close } = dialog

  if (open.dialog === 'records') {
    return (
      <RecordsDrawer
        classId={classId}
        student={students.find(({ id }) => id === open.studentId)}
        onComment={(id) => dialog.comment([id])}
        onTick={(id) => {
          if (!selection.tickedIds.has(id)) select({ type: 'student-ticked', id })
          close()
        }}
        onUndone={giving.comments.forgetBatch}
        onClose={close}
      />
    )
  }
  if (open.dialog === 'none') return null
  if (open.dialog === 'keys') return <KeysDialog onClose={close} />
  if (open.dialog === 'item') {
    return (
      <SeriesDialog classId={classId} typedAhead={dialog.typedAhead} onSeries={onSeries} onClose={close} />
    )
  }
  const away = open.isWholeClass ? students.filter(({ id }) => !open.studentIds.includes(id)) : []
  return (
    <ChosenCommentDialog
      classId={classId}
      classmates={students}
      chosenIds={open.studentIds}
      isWholeClass={open.isWholeClass}
      awayCount={away.length}
      onIncludeAway={() => dialog.comment([...open.studentIds, ...away.map(({ id }) => id)], true)}
      keptRemark={giving.refused?.remark ?? ''}
      keptFree={giving.refused?.item.id === FREE_COMMENT_ID ? giving.refused.item : null}
      typedAhead={dialog.typedAhead}
      onRemove={(id) => {
        if (selection.tickedIds.has(id)) select({ type: 'student-ticked', id })
        dialog.comment(open.studentIds.filter((other) => other !== id))
      }}
      onAddMore={() => {
        select({ type: 'ticks-set', ids: open.studentIds })
        close()
      }}
      onOpenRecords={dialog.openRecords}
      onGive={onGive}
      onClose={close}
    />
  )
}
