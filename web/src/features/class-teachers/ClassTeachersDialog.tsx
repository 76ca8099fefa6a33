import { Suspense } from 'react'
import { lazyDialog } from '../../shared/ui/overlay/lazy-dialog.tsx'
import type { ClassTeachersSheetProps } from './ClassTeachersSheet.tsx'

const ClassTeachersSheet = lazyDialog<ClassTeachersSheetProps>(
  async () => (await import('./ClassTeachersSheet.tsx')).ClassTeachersSheet,
  ({ onClose }) => onClose(),
)

export type ClassTeachersDialogProps = ClassTeachersSheetProps & { isOpen: boolean }

/** 班级老师, loaded when it is opened. */
export function ClassTeachersDialog({ isOpen, ...props }: ClassTeachersDialogProps) {
  return <Suspense>{isOpen && <ClassTeachersSheet {...props} />}</Suspense>
}
