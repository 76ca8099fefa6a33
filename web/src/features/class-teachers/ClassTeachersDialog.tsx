import { lazy, Suspense } from 'react'
import type { ClassTeachersSheetProps } from './ClassTeachersSheet.tsx'

const ClassTeachersSheet = lazy(async () => ({
  default: (await import('./ClassTeachersSheet.tsx')).ClassTeachersSheet,
}))

export type ClassTeachersDialogProps = ClassTeachersSheetProps & { isOpen: boolean }

/** 班级老师, loaded when it is opened. */
export function ClassTeachersDialog({ isOpen, ...props }: ClassTeachersDialogProps) {
  return <Suspense>{isOpen && <ClassTeachersSheet {...props} />}</Suspense>
}
