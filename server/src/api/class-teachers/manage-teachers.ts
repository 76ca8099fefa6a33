import type * as contract from '@pinge/contract/class-teachers.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { maskTel } from '@pinge/contract/values/mask-tel.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { findMembership } from '../access/require-class.ts'
import type { ClassChange } from '../writes/class-write.ts'
import type { ClassContext, ClassReadContext } from '../writes/contexts.ts'
import { selectOwner } from '../writes/names.queries.ts'
import { postMessage } from '../writes/post-message.ts'
import { updateMembership } from '../writes/teachers/membership.queries.ts'
import { deleteCoTeacher, selectClassTeachers } from './class-teacher.queries.ts'
import { endOffers } from './invites/invite.queries.ts'

export async function listTeachers(db: Db, { classId }: ClassReadContext): Promise<contract.ClassTeacher[]> {
  const teachers = await selectClassTeachers(db, classId)
  return teachers.map(({ tel, role, isCanSendClassNotice, ...teacher }) => ({
    ...teacher,
    maskedTel: maskTel(tel),
    isOwner: role === 'owner',
    isCanSendClassNotice: isCanSendClassNotice === 1,
  }))
}

/** Removes a co-teacher, by the owner; or lets one leave. */
export async function removeTeacher(
  trx: Db,
  context: ClassContext,
  { userId }: RequestOf<typeof contract.removeTeacher>,
): Promise<ClassChange<typeof contract.removeTeacher>> {
  const { teacherId, classId, role } = context
  const isLeaving = userId === teacherId
  if (role !== 'owner' && !isLeaving) throw new AppError('ownerOnly')
  if (role === 'owner' && isLeaving) throw new AppError('ownerStays')
  if (!(await findMembership(trx, userId, classId))) throw new AppError('teacherNotInClass')
  await deleteCoTeacher(trx, classId, userId)
  await endOffers(trx, { classId, teacherId: userId, now: context.clock() })
  const told = isLeaving
    ? ({ to: await selectOwner(trx, classId), kind: 'class-left' } as const)
    : ({ to: userId, kind: 'class-removed' } as const)
  await postMessage(trx, context, [told.to], { kind: told.kind, classId, actorId: teacherId })
  return { data: null, change: { type: 'class-changed', teacherId } }
}

/** Lets a co-teacher send class notices or no longer; the owner always may. */
export async function updateTeacher(
  trx: Db,
  { teacherId, classId }: ClassContext,
  { userId, isCanSendClassNotice }: RequestOf<typeof contract.updateTeacher>,
): Promise<ClassChange<typeof contract.updateTeacher>> {
  if (userId === teacherId) throw new AppError('alreadyOwner')
  if (!(await findMembership(trx, userId, classId))) throw new AppError('teacherNotInClass')
  await updateMembership(trx, classId, userId, { isCanSendClassNotice: isCanSendClassNotice ? 1 : 0 })
  return { data: null, change: { type: 'class-changed', teacherId } }
}
