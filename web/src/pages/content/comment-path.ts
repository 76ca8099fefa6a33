import { classDetailPath } from '../../shared/navigation/class-detail-path.ts'

/** 去点评: the class that is taught; the list of classes where none is known. */
export function commentPath(classId: string): string {
  return classId === '' ? '/comment' : classDetailPath(classId)
}
