import { AppError } from '../../platform/app-error.ts'
import { locked } from '../../platform/db/dialect.ts'
import type { Engine } from '../../platform/db/database.ts'
import type { Db } from '../../platform/db/schema.ts'

/**
 * Refuses when one of the pupils is not of this class, and keeps all of them from being changed until the deed is
 * done. The class must have been checked before. Ids must be different from each other.
 */
export async function requireStudents(
  engine: Engine,
  trx: Db,
  classId: string,
  studentIds: readonly string[],
): Promise<void> {
  const query = trx
    .selectFrom('students')
    .select('id')
    .where('classId', '=', classId)
    .where('id', 'in', studentIds)
    .orderBy('id')
  const found = await locked(engine, query).execute()
  if (found.length !== studentIds.length) throw new AppError('studentNotInClass')
}
