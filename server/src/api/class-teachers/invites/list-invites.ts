import type * as contract from '@pinge/contract/class-teachers.ts'
import { maskTel } from '@pinge/contract/values/mask-tel.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { ClassReadContext, TeacherContext } from '../../writes/contexts.ts'
import { selectReceivedInvites, selectSentInvites } from './invite.queries.ts'

/** What the owner asked and was not answered yet: a number without an account looks like any other. */
export async function listSentInvites(
  db: Db,
  { classId, teacherId, role, clock }: ClassReadContext,
): Promise<contract.SentInvite[]> {
  if (role !== 'owner') throw new AppError('ownerOnly')
  const invites = await selectSentInvites(db, { classId, inviterId: teacherId, now: clock() })
  return invites.map(({ tel, teacherId: userId, ...invite }) => ({
    ...invite,
    maskedTel: maskTel(tel),
    userId,
  }))
}

export async function listInvites(
  db: Db,
  { teacherId, clock }: TeacherContext,
): Promise<contract.ReceivedInvite[]> {
  return selectReceivedInvites(db, { teacherId, now: clock() })
}
