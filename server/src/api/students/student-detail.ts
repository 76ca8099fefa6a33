import type { RequestOf } from '@pinge/contract/endpoint.ts'
import type { studentDetail as contract, StudentDetail } from '@pinge/contract/students.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { maskTel } from '../../platform/mask-tel.ts'
import { requireClass } from '../access/require-class.ts'
import { selectGuardians, selectStudent } from './student.queries.ts'

/** What is known of one pupil. Phones are masked here, not on the screen, so that a projector never receives them. */
export async function readStudentDetail(
  db: Db,
  teacherId: string,
  { classId, id, isTelShown = false }: RequestOf<typeof contract>,
): Promise<StudentDetail> {
  await requireClass(db, teacherId, classId)
  const student = await selectStudent(db, classId, id)
  if (!student) throw new AppError('studentNotInClass')
  const guardians = await selectGuardians(db, id)
  return {
    ...student,
    guardians: guardians.map((guardian) => ({
      ...guardian,
      tel: isTelShown ? guardian.tel : maskTel(guardian.tel),
    })),
  }
}
