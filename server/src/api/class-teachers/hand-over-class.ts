import type * as contract from '@pinge/contract/class-teachers.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { findMembership } from '../access/require-class.ts'
import { requirePlaceForClass } from '../access/require-place-for-class.ts'
import type { ClassChange } from '../writes/class-write.ts'
import type { ClassContext } from '../writes/contexts.ts'
import { postMessage } from '../writes/post-message.ts'
import { updateMembership } from './class-teacher.queries.ts'

/** Makes a co-teacher the owner. Who was it becomes a co-teacher and may go on sending notices. */
export async function handOverClass(
  trx: Db,
  context: ClassContext,
  { userId }: RequestOf<typeof contract.handOverClass>,
): Promise<ClassChange<typeof contract.handOverClass>> {
  const { teacherId, classId } = context
  if (userId === teacherId) throw new AppError('alreadyOwner')
  if (!(await findMembership(trx, userId, classId))) throw new AppError('teacherNotInClass')
  await requirePlaceForClass(trx, userId)
  // In this order: a class never has two owners, not even for a moment.
  await updateMembership(trx, classId, teacherId, { role: 'coTeacher', isCanSendClassNotice: 1 })
  await updateMembership(trx, classId, userId, { role: 'owner', isCanSendClassNotice: 1 })
  await postMessage(trx, context, [userId], { kind: 'class-handed-over', classId, actorId: teacherId })
  return { data: null, change: { type: 'class-changed', teacherId } }
}
