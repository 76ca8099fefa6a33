import type * as contract from '@pinge/contract/class-edit.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassChange } from '../writes/class-write.ts'
import type { ClassContext } from '../writes/contexts.ts'
import { selectTeacherIds } from '../writes/names.queries.ts'
import { postMessage } from '../writes/post-message.ts'
import { isExample, setArchivedAt } from './class-edit.queries.ts'

/** Lets a class rest, or wakes it; the co-teachers are told. Doing what is done already changes nothing. */
export async function archiveClass(
  trx: Db,
  context: ClassContext,
  { isArchived }: RequestOf<typeof contract.archiveClass>,
): Promise<ClassChange<typeof contract.archiveClass>> {
  const { teacherId, classId, clock } = context
  if (await isExample(trx, classId)) throw new AppError('exampleStays')
  const isNew = await setArchivedAt(trx, classId, isArchived ? clock() : null)
  const others = (await selectTeacherIds(trx, classId)).filter((id) => id !== teacherId)
  if (isNew)
    await postMessage(trx, context, others, {
      kind: isArchived ? 'class-archived' : 'class-unarchived',
      classId,
      actorId: teacherId,
    })
  return { data: null, change: { type: 'class-changed', teacherId } }
}
