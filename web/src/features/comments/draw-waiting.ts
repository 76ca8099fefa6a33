import type { Student } from '@pinge/contract/students.ts'
import { awardPoints } from './student-scores.ts'
import { isOnItsWay, type WaitingAward } from './waiting-awards.store.ts'

/** The pupils of a class as they will stand once the awards that wait on this device are written. */
export function drawWaiting(
  students: readonly Student[],
  waiting: readonly WaitingAward[],
  classId: string,
): readonly Student[] {
  return waiting
    .filter((one) => one.classId === classId && isOnItsWay(one))
    .reduce<readonly Student[]>(
      (drawn, { award }) => awardPoints(drawn, new Set(award.students.map(({ id }) => id)), award.item),
      students,
    )
}
