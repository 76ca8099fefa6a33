import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type * as contract from '@pinge/contract/example.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { requireClass } from '../access/require-class.ts'
import type { TeacherContext } from '../writes/contexts.ts'
import { deleteClass, isExampleClass } from './example.queries.ts'

/**
 * Removes an example class whole, by its owner. A real class is never removed this way. A repeat finds no class any
 * more, and is told what the first one was told.
 */
export async function removeExample(
  trx: Db,
  { teacherId }: TeacherContext,
  { classId }: RequestOf<typeof contract.removeExample>,
): Promise<null> {
  const { role } = await requireClass(trx, teacherId, classId)
  if (role !== 'owner' || !(await isExampleClass(trx, classId))) throw new AppError('notAnExample')
  await deleteClass(trx, classId)
  return null
}
