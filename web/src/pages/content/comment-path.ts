import { lastOpenClass } from '../../features/classes/class-detail.store.ts'
import { classDetailPath } from '../../shared/navigation/class-detail-path.ts'
import { currentUser } from '../../shared/session/session.ts'

/** 去点评: the class that was open last; the list of classes where none was. */
export function commentPath(): string {
  const classId = lastOpenClass(currentUser()?.userId)
  return classId === '' ? '/comment' : classDetailPath(classId)
}
