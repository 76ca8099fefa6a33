import type { NewStudent } from '@pinge/contract/students.ts'
import type { GuardianTable, StudentTable } from '../../platform/db/schema.ts'
import type { NewId } from '../../platform/random.ts'

/** A pupil's guardians as rows, in the order given. */
export function guardianRows(
  guardians: NonNullable<NewStudent['guardians']>,
  student: Pick<StudentTable, 'id' | 'classId'>,
  newId: NewId,
): GuardianTable[] {
  return guardians.map(({ name = '', relation = '', tel = '' }, position) => ({
    id: newId(),
    classId: student.classId,
    studentId: student.id,
    position,
    name,
    relation,
    tel,
  }))
}
