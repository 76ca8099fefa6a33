import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type * as contract from '@pinge/contract/students.ts'
import { maskTel } from '@pinge/contract/values/mask-tel.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassReadContext } from '../writes/contexts.ts'
import { recordTelReading } from '../writes/students/record-tel-reading.ts'
import { selectGuardians, selectStudent } from './student.queries.ts'

/**
 * What is known of one pupil. Phones are masked here, not on the screen, so that a projector never receives them; that
 * a teacher asked for them whole is written down.
 */
export async function readStudentDetail(
  db: Db,
  context: ClassReadContext,
  { id, isTelShown = false }: RequestOf<typeof contract.studentDetail>,
  write: Database['write'],
): Promise<contract.StudentDetail> {
  const student = await selectStudent(db, context.classId, id)
  if (!student) throw new AppError('studentNotInClass')
  if (isTelShown) await recordTelReading(write, context, [id])
  const guardians = await selectGuardians(db, id)
  return {
    ...student,
    guardians: guardians.map((guardian) => ({
      ...guardian,
      tel: isTelShown ? guardian.tel : maskTel(guardian.tel),
    })),
  }
}
