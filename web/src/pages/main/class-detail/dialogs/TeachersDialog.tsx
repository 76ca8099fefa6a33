import {
  ClassTeachersSheet,
  type ClassTeachersSheetProps,
} from '../../../../features/class-teachers/ClassTeachersSheet.tsx'
import { useLeaveClass } from '../../use-leave-class.ts'

/** 班级老师, over the class; who leaves it there goes back to the list of classes. */
export function TeachersDialog(props: Omit<ClassTeachersSheetProps, 'onLeft'>) {
  return <ClassTeachersSheet {...props} onLeft={useLeaveClass()} />
}
