import type { Student } from '@pinge/contract/students.ts'
import { addPoints } from '../give/student-scores.ts'
import { isOnItsWay, type WaitingComment } from './waiting-comments.store.ts'

/** The pupils of a class as they will stand once the comments that wait on this device are written. */
export function drawWaiting(
  students: readonly Student[],
  waiting: readonly WaitingComment[],
  classId: string,
): readonly Student[] {
  return waiting
    .filter((one) => one.classId === classId && isOnItsWay(one))
    .reduce<readonly Student[]>(
      (drawn, { comment }) => addPoints(drawn, new Set(comment.students.map(({ id }) => id)), comment.item),
      students,
    )
}
