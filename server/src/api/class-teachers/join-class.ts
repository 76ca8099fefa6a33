import type * as contract from '@pinge/contract/class-teachers.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { INVITE_DAYS } from '@pinge/contract/values/limits.ts'
import { maskTel } from '@pinge/contract/values/mask-tel.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { findMembership } from '../access/require-class.ts'
import type { TeacherContext } from '../writes/contexts.ts'
import { selectOwner } from '../writes/names.queries.ts'
import { postMessage } from '../writes/post-message.ts'
import {
  holdClass,
  insertJoinRequest,
  selectClassByNumber,
  selectJoinRequestOf,
  selectJoinRequestsOf,
  selectJoinRequestsToAnswer,
  selectRefusal,
  type FoundClass,
} from './class-teacher.queries.ts'

/** What a class shows to a teacher who knows its number: its name and whose it is, nothing of its pupils. */
export async function findClassByNumber(
  db: Db,
  { teacherId }: TeacherContext,
  { geziNo }: RequestOf<typeof contract.findClass>,
): Promise<DataOf<typeof contract.findClass>> {
  const { id, className, classImg, ownerName } = await requireClassByNumber(db, geziNo)
  const isMember = (await findMembership(db, teacherId, id)) !== undefined
  const isPending = (await selectJoinRequestOf(db, id, teacherId)) !== undefined
  return { className, classImg, ownerName, state: isMember ? 'member' : isPending ? 'pending' : 'none' }
}

/** Asks the owner of a class to be let in. A teacher who asks twice asked once, and a refused one asks no more for a month. */
export async function requestJoin(
  trx: Db,
  context: TeacherContext,
  { geziNo }: RequestOf<typeof contract.requestJoin>,
): Promise<DataOf<typeof contract.requestJoin>> {
  const { teacherId, clock, newId } = context
  const { id: classId, isExample } = await requireClassByNumber(trx, geziNo)
  // No teacher joins, and the class neither goes nor changes hands, before this request stands.
  if (!(await holdClass(trx, classId))) throw new AppError('geziNoUnknown')
  if (await findMembership(trx, teacherId, classId)) throw new AppError('alreadyInClass')
  if (isExample) throw new AppError('exampleNotJoined')
  const refusedAt = await selectRefusal(trx, classId, teacherId)
  if (refusedAt !== undefined && clock() - refusedAt < INVITE_DAYS * DAY_MS) throw new AppError('joinResting')
  const id = newId()
  if (await insertJoinRequest(trx, { id, classId, teacherId, createdAt: clock() }))
    await postMessage(trx, context, [await selectOwner(trx, classId)], {
      kind: 'join-wish',
      classId,
      actorId: teacherId,
      joinRequestId: id,
    })
  return { id: (await selectJoinRequestOf(trx, classId, teacherId)) ?? '' }
}

/** The requests that the caller has to answer as an owner, and the caller's own. */
export async function listJoinRequests(
  db: Db,
  { teacherId }: TeacherContext,
): Promise<DataOf<typeof contract.joinRequests>> {
  const toAnswer = await selectJoinRequestsToAnswer(db, teacherId)
  return {
    toAnswer: toAnswer.map(({ tel, isTelProved, ...request }) => ({
      ...request,
      maskedTel: maskTel(tel),
      isTelProved: isTelProved === 1,
    })),
    mine: await selectJoinRequestsOf(db, teacherId),
  }
}

async function requireClassByNumber(db: Db, geziNo: string): Promise<FoundClass> {
  const found = await selectClassByNumber(db, geziNo)
  if (!found) throw new AppError('geziNoUnknown')
  return found
}
