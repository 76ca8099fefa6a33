import { AppError } from '../../platform/app-error.ts'
import { prepared } from '../../platform/db/statements/prepared.ts'
import type { Db } from '../../platform/db/schema.ts'

/**
 * Refuses when one of the pupils is not in this class, or has left it. The class must have been checked before. Each id
 * stands once.
 */
export async function requireStudents(
  trx: Db,
  classId: string,
  studentIds: readonly string[],
): Promise<void> {
  const found = await selectPresent(trx, classId, studentIds)
  if (found.length !== studentIds.length) throw new AppError('studentNotInClass')
}

const selectPresent = prepared((db, classId: string, studentIds: readonly string[]) =>
  db
    .selectFrom('students')
    .select('id')
    .where('classId', '=', classId)
    .where('leftAt', 'is', null)
    .where('id', 'in', studentIds),
)
