import type { ClassDialog as Dialog } from '../../../../features/class-screen/class-screen.ts'
import { KeysDialog } from './KeysDialog.tsx'
import { RecordsDrawer } from './RecordsDrawer.tsx'
import { SeriesDialog } from './SeriesDialog.tsx'
import { StudentCommentDialog } from './StudentCommentDialog.tsx'

export type ClassDialogProps = {
  dialog: Dialog | null
  /** A digit that was typed before the dialog was there. */
  typedAhead: number | null
  onClose: () => void
}

/** The dialog of the pupils' tab that is open. */
export function ClassDialog({ dialog, typedAhead, onClose }: ClassDialogProps) {
  switch (dialog?.type) {
    case 'comment':
      return <StudentCommentDialog dialog={dialog} typedAhead={typedAhead} onClose={onClose} />
    case 'records':
      return <RecordsDrawer studentId={dialog.studentId} onClose={onClose} />
    case 'series-item':
      return <SeriesDialog typedAhead={typedAhead} onClose={onClose} />
    case 'keys':
      return <KeysDialog onClose={onClose} />
    default:
      return null
  }
}
