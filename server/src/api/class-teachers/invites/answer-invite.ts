import * as contract from '@pinge/contract/class-teachers.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { maskTel } from '@pinge/contract/values/mask-tel.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { idempotent } from '../../../platform/db/statements/idempotent.ts'
import type { Caller } from '../../../platform/http/endpoints.ts'
import { findMembership } from '../../access/require-class.ts'
import { requirePlaceForClass } from '../../access/require-place-for-class.ts'
import type { ApiDeps } from '../../api-deps.ts'
import { forgetExpiry } from '../../writes/class-expiry.queries.ts'
import { takeNextNumber } from '../../writes/class-write.ts'
import { classTopic } from '../../writes/live-topics.ts'
import { postMessage } from '../../writes/post-message.ts'
import { selectClosesAt } from '../../writes/teachers/closing.queries.ts'
import { updateMembership } from '../../writes/teachers/membership.queries.ts'
import { letTeacherIn } from '../let-teacher-in.ts'
import { blockInviter, endInvite, selectReceivedInvites } from './invite.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'hub' | 'newId' | 'securityLog'>
type Answer = RequestOf<typeof contract.answerInvite>
type Invite = Awaited<ReturnType<typeof selectReceivedInvites>>[number]

/** The yes or no of an invited teacher, who joins or owns the class by it; its old owner is told. */
export async function answerInvite(
  deps: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: Answer,
): Promise<null> {
  const { database, clock, hub, securityLog } = deps
  let joined: { invite: Invite; number: number } | undefined
  await database.write((trx) => {
    joined = undefined
    // Asked inside: the invitation is gone when the same answer returns.
    return idempotent(trx, clock, teacherId, contract.answerInvite.path, request, async () => {
      const { classId, accept } = request
      const waiting = await requireInvite(trx, teacherId, request, clock())
      if (!accept) {
        await refuse(trx, deps, teacherId, { ...waiting, block: request.block ?? false })
        return null
      }
      const { number } = await takeNextNumber(trx, classId, { alsoArchived: true })
      // Again, now that no other write changes the class: its owner may have taken it back or given it away.
      const invite = await requireInvite(trx, teacherId, request, clock())
      await accepted(trx, deps, teacherId, invite)
      joined = { invite, number }
      return null
    })
  })
  if (joined) {
    const { invite, number } = joined
    const { classId, inviterId: subject } = invite
    const kind = invite.kind === 'own' ? 'class-handed-over' : 'teacher-joined'
    securityLog.note(() => ({ kind, teacherId, classId, subject }))
    hub.publish(classTopic(classId), { number, event: { type: 'class-changed', teacherId } })
  }
  return null
}

async function requireInvite(
  trx: Db,
  teacherId: string,
  { classId, kind }: Answer,
  now: number,
): Promise<Invite> {
  const [invite] = await selectReceivedInvites(trx, { teacherId, classId, now })
  if (!invite || (kind !== undefined && kind !== invite.kind)) throw new AppError('inviteNotFound')
  return invite
}

async function accepted(trx: Db, deps: Deps, teacherId: string, invite: Invite): Promise<void> {
  const { id, classId, inviterId, kind } = invite
  const now = deps.clock()
  const membership = await findMembership(trx, teacherId, classId)
  if (kind === 'join') {
    if (membership) throw new AppError('alreadyInClass')
    await letTeacherIn(trx, { classId, teacherId, now })
  } else {
    if (!membership) throw new AppError('inviteNotFound')
    await requirePlaceForClass(trx, teacherId)
    // The class would go with the account, and the owner who gives it away believes it in good hands.
    if ((await selectClosesAt(trx, teacherId)) !== undefined) throw new AppError('ownerIsClosing')
    await endInvite(trx, { id, classId, state: 'accepted', now })
    // In this order: a class never has two owners, not even for a moment.
    await updateMembership(trx, classId, inviterId, { role: 'coTeacher', isCanSendClassNotice: 1 })
    await updateMembership(trx, classId, teacherId, { role: 'owner', isCanSendClassNotice: 1 })
    await forgetExpiry(trx, classId)
  }
  await postMessage(trx, deps, [inviterId], {
    kind: kind === 'join' ? 'invite-accepted' : 'offer-accepted',
    classId,
    actorId: teacherId,
  })
}

/** A teacher who is not in the class is named to its owner by the number alone. */
async function refuse(
  trx: Db,
  deps: Deps,
  teacherId: string,
  { id, classId, inviterId, kind, tel, block }: Invite & { block: boolean },
): Promise<void> {
  const now = deps.clock()
  // Answered or withdrawn meanwhile: there is nothing to refuse.
  if (!(await endInvite(trx, { id, classId, state: 'refused', now }))) throw new AppError('inviteNotFound')
  if (block) await blockInviter(trx, { teacherId, inviterId, createdAt: now })
  await postMessage(trx, deps, [inviterId], {
    kind: kind === 'join' ? 'invite-declined' : 'offer-declined',
    classId,
    actorId: kind === 'join' ? null : teacherId,
    content: kind === 'join' ? maskTel(tel) : '',
  })
}
