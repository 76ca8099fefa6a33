import type { RequestOf } from '@pinge/contract/endpoint.ts'
import type { studentDetail as contract, StudentDetail } from '@pinge/contract/students.ts'
import { AppError } from '../../platform/app-error.ts'
import { maskTel } from '../../platform/mask-tel.ts'
import { requireClass } from '../access/require-class.ts'
import type { ApiDeps } from '../api-deps.ts'
import { recordTelReading } from '../writes/students/record-tel-reading.ts'
import { selectGuardians, selectStudent } from './student.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId'>

/**
 * What is known of one pupil. Phones are masked here, not on the screen, so that a projector never receives them; that
 * somebody asked for them whole is written down.
 */
export async function readStudentDetail(
  deps: Deps,
  teacherId: string,
  { classId, id, isTelShown = false }: RequestOf<typeof contract>,
): Promise<StudentDetail> {
  const db = deps.database.read
  await requireClass(db, teacherId, classId)
  const student = await selectStudent(db, classId, id)
  if (!student) throw new AppError('studentNotInClass')
  if (isTelShown) await recordTelReading(deps, teacherId, classId, [id])
  const guardians = await selectGuardians(db, id)
  return {
    ...student,
    guardians: guardians.map((guardian) => ({
      ...guardian,
      tel: isTelShown ? guardian.tel : maskTel(guardian.tel),
    })),
  }
}
