import type * as contract from '@pinge/contract/class-teachers.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { MAX_INVITES_PER_DAY } from '@pinge/contract/values/limits.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { lockTeacher } from '../../access/lock-teacher.ts'
import { findMembership } from '../../access/require-class.ts'
import type { ClassChange } from '../../writes/class-write.ts'
import type { ClassContext } from '../../writes/contexts.ts'
import { postMessage } from '../../writes/post-message.ts'
import {
  endInvite,
  endOffers,
  insertInvite,
  isBlocked,
  isRefused,
  selectInvitee,
  selectInviteTimes,
  selectSentInvites,
  selectTelOf,
} from './invite.queries.ts'

/**
 * Asks a colleague by phone to join. The answer is the same whether the number has an account, so that numbers tell no
 * names. Only an account whose phone was proved sees it: else somebody who claimed a number could be given children's data.
 */
export async function inviteTeacher(
  trx: Db,
  context: ClassContext,
  { tel }: RequestOf<typeof contract.addTeacher>,
): Promise<ClassChange<typeof contract.addTeacher>> {
  const { teacherId, classId, clock } = context
  const asked = await selectInvitee(trx, tel)
  if (asked && (await findMembership(trx, asked.id, classId))) throw new AppError('alreadyInClass')
  const told = { data: null, change: { type: 'class-changed', teacherId } } as const
  const sent = await selectSentInvites(trx, { classId, inviterId: teacherId, now: clock() })
  if (sent.some((invite) => invite.kind === 'join' && invite.tel === tel)) return told
  if (await isRefused(trx, classId, tel, clock())) throw new AppError('inviteResting')
  await requireFewInvites(trx, context)
  await insertInvite(trx, inviteOf(context, { kind: 'join', tel, teacherId: null }))
  if (asked?.isTelProved === 1 && !(await isBlocked(trx, asked.id, teacherId)))
    await postMessage(trx, context, [asked.id], { kind: 'class-invited', classId, actorId: teacherId })
  return told
}

/** Asks a co-teacher to become the owner. One is asked at a time; nothing changes before their yes. */
export async function handOverClass(
  trx: Db,
  context: ClassContext,
  { userId }: RequestOf<typeof contract.handOverClass>,
): Promise<ClassChange<typeof contract.handOverClass>> {
  const { teacherId, classId, clock } = context
  if (userId === teacherId) throw new AppError('alreadyOwner')
  if (!(await findMembership(trx, userId, classId))) throw new AppError('teacherNotInClass')
  const told = { data: null, change: { type: 'class-changed', teacherId } } as const
  const sent = await selectSentInvites(trx, { classId, inviterId: teacherId, now: clock() })
  if (sent.some((invite) => invite.kind === 'own' && invite.teacherId === userId)) return told
  await requireFewInvites(trx, context)
  await endOffers(trx, { classId, now: clock() })
  const tel = await selectTelOf(trx, userId)
  await insertInvite(trx, inviteOf(context, { kind: 'own', tel, teacherId: userId }))
  if (!(await isBlocked(trx, userId, teacherId)))
    await postMessage(trx, context, [userId], { kind: 'class-offered', classId, actorId: teacherId })
  return told
}

/** Takes a question back that was not answered yet. */
export async function withdrawInvite(
  trx: Db,
  { teacherId, classId, clock }: ClassContext,
  { inviteId }: RequestOf<typeof contract.withdrawInvite>,
): Promise<ClassChange<typeof contract.withdrawInvite>> {
  if (!(await endInvite(trx, { id: inviteId, classId, state: 'withdrawn', now: clock() })))
    throw new AppError('inviteNotFound')
  return { data: null, change: { type: 'class-changed', teacherId } }
}

async function requireFewInvites(trx: Db, { teacherId, clock }: ClassContext): Promise<void> {
  await lockTeacher(trx, teacherId)
  const times = await selectInviteTimes(trx, teacherId, clock())
  const [oldest] = times
  if (oldest !== undefined && times.length >= MAX_INVITES_PER_DAY)
    throw new AppError('tooManyInvites', { retryAfterSeconds: Math.ceil((oldest + DAY_MS - clock()) / 1000) })
}

function inviteOf<Who extends object>({ teacherId, classId, clock, newId }: ClassContext, who: Who) {
  return { ...who, id: newId(), classId, inviterId: teacherId, createdAt: clock() }
}
