import type { NewStudent } from '@pinge/contract/students.ts'
import type { GuardianTable, StudentTable } from '../../../platform/db/tables/students.ts'
import type { NewId } from '../../../platform/random.ts'

/** A guardian as given; without a position, the place in the order given. */
export type GivenGuardian = NonNullable<NewStudent['guardians']>[number] & { position?: number }

/** A pupil's guardians as rows; of an empty place there is none. */
export function guardianRows(
  guardians: readonly GivenGuardian[],
  student: Pick<StudentTable, 'id' | 'classId'>,
  newId: NewId,
): GuardianTable[] {
  return guardians.flatMap(({ name = '', relation = '', tel = '', position }, index) =>
    `${name}${relation}${tel}` === ''
      ? []
      : [
          {
            id: newId(),
            classId: student.classId,
            studentId: student.id,
            position: position ?? index,
            name,
            relation,
            tel,
          },
        ],
  )
}
