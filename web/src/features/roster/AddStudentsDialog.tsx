import { Suspense } from 'react'
import { lazyDialog } from '../../shared/ui/overlay/lazy-dialog.tsx'
import type { AddStudentsSheetProps } from './AddStudentsSheet.tsx'

const AddStudentsSheet = lazyDialog<AddStudentsSheetProps>(
  async () => (await import('./AddStudentsSheet.tsx')).AddStudentsSheet,
  ({ onClose }) => onClose(),
)

export type AddStudentsDialogProps = AddStudentsSheetProps & { isOpen: boolean }

/** 添加学生, loaded when it is opened: a class gets its pupils once, and is looked at every day. */
export function AddStudentsDialog({ isOpen, ...props }: AddStudentsDialogProps) {
  return <Suspense>{isOpen && <AddStudentsSheet key={props.classId} {...props} />}</Suspense>
}
