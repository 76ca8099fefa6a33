import { MAX_LEFT_STUDENTS_PER_CLASS } from '@pinge/contract/values/limits.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { StudentTable } from '../../../platform/db/tables/students.ts'
import { leavePlaces } from './left-places.queries.ts'
import { countLeftStudents, updateLeft } from './student-row.queries.ts'

/** Pupils leave the class, its teams and seats, and their records stay in it; refuses more than a class may keep. */
export async function leaveClass(
  trx: Db,
  clock: Clock,
  classId: string,
  ids: readonly string[],
  where: Pick<StudentTable, 'leftTo' | 'isCarried'>,
): Promise<void> {
  await leavePlaces(trx, ids)
  await updateLeft(trx, classId, ids, { ...where, leftAt: clock() })
  if ((await countLeftStudents(trx, classId)) > MAX_LEFT_STUDENTS_PER_CLASS)
    throw new AppError('tooManyLeftStudents')
}
