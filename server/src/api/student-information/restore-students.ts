import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { MAX_STUDENTS_PER_CLASS } from '@pinge/contract/values/limits.ts'
import type * as contract from '@pinge/contract/student-information.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassChange } from '../writes/class-write.ts'
import type { ClassContext } from '../writes/contexts.ts'
import { returnPlaces } from '../writes/students/left-places.queries.ts'
import { requireInformation } from '../writes/students/read-records.ts'
import { countStudents } from '../writes/students/student-row.queries.ts'
import { updateReturned } from './student-information.queries.ts'

/**
 * Brings pupils who left back into the class, with the records that it kept, their teams and seats. Who took the records along to another
 * class comes back from there: else the same points would count twice.
 */
export async function restoreStudents(
  trx: Db,
  { classId, teacherId }: ClassContext,
  { ids: given }: RequestOf<typeof contract.restoreStudents>,
): Promise<ClassChange<typeof contract.restoreStudents>> {
  const ids = [...new Set(given)]
  const students = await requireInformation(trx, classId, ids)
  if (students.some(({ isCarried }) => isCarried)) throw new AppError('historyCarriedAway')
  const left = students.filter(({ leftAt }) => leftAt !== null).map(({ id }) => id)
  if (left.length > 0) {
    await updateReturned(trx, classId, left)
    await returnPlaces(trx, left)
  }
  if ((await countStudents(trx, classId)) > MAX_STUDENTS_PER_CLASS) throw new AppError('tooManyStudents')
  return { data: null, change: { type: 'students-changed', teacherId } }
}
