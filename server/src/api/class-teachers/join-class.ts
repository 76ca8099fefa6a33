import {
  answerJoin as answerCall,
  requestJoin as requestCall,
  type findClass,
  type joinRequests,
} from '@pinge/contract/class-teachers.ts'
import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import { idempotent } from '../../platform/db/statements/idempotent.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { maskTel } from '../../platform/mask-tel.ts'
import { takeNextNumber } from '../writes/change-class.ts'
import { classTopic } from '../writes/live-topics.ts'
import { postMessage } from '../writes/post-message.ts'
import { findMembership } from '../access/require-class.ts'
import type { ApiDeps } from '../api-deps.ts'
import {
  deleteJoinRequest,
  insertCoTeacher,
  insertJoinRequest,
  selectClassByNumber,
  selectJoinRequest,
  selectJoinRequestOf,
  selectJoinRequestsOf,
  selectJoinRequestsToAnswer,
  selectOwner,
  type FoundClass,
} from './class-teacher.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId'>
type LiveDeps = Deps & Pick<ApiDeps, 'hub'>
type By = Pick<Caller, 'teacherId'>

/** What a class shows to a teacher who knows its number: its name and whose it is, nothing of its pupils. */
export async function findClassByNumber(
  db: Db,
  { teacherId }: By,
  geziNo: string,
): Promise<DataOf<typeof findClass>> {
  const { id, className, classImg, ownerName } = await requireClassByNumber(db, geziNo)
  const isMember = (await findMembership(db, teacherId, id)) !== undefined
  const isPending = (await selectJoinRequestOf(db, id, teacherId)) !== undefined
  return { className, classImg, ownerName, state: isMember ? 'member' : isPending ? 'pending' : 'none' }
}

/** Asks the owner of a class to be let in. Whoever asks twice asked once. */
export async function requestJoin(
  deps: Deps,
  { teacherId }: By,
  request: RequestOf<typeof requestCall>,
): Promise<DataOf<typeof requestCall>> {
  const { database, clock, newId } = deps
  return database.write((trx) =>
    idempotent(trx, clock, teacherId, requestCall.path, request, async () => {
      const { id: classId, isExample } = await requireClassByNumber(trx, request.geziNo)
      if (await findMembership(trx, teacherId, classId)) throw new AppError('alreadyInClass')
      if (isExample) throw new AppError('exampleNotJoined')
      const id = newId()
      if (await insertJoinRequest(trx, { id, classId, teacherId, createdAt: clock() }))
        await postMessage(trx, deps, [await selectOwner(trx, classId)], {
          kind: 'join-wish',
          classId,
          actorId: teacherId,
          joinRequestId: id,
        })
      return { id: (await selectJoinRequestOf(trx, classId, teacherId)) ?? '' }
    }),
  )
}

export async function listJoinRequests(db: Db, { teacherId }: By): Promise<DataOf<typeof joinRequests>> {
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

/** Lets a teacher in or not, by the owner, and tells the class of a new one. A refused one may ask again. */
export async function answerJoin(
  deps: LiveDeps,
  { teacherId }: By,
  request: RequestOf<typeof answerCall>,
): Promise<null> {
  const { database, clock, hub } = deps
  let joined: { classId: string; number: number } | undefined
  await database.write((trx) => {
    joined = undefined
    // Access is checked inside: the wish is gone when the same answer returns.
    return idempotent(trx, clock, teacherId, answerCall.path, request, async () => {
      const asked = await selectJoinRequest(trx, request.id)
      if (!asked || (await findMembership(trx, teacherId, asked.classId))?.role !== 'owner')
        throw new AppError('joinRequestNotFound')
      const { classId } = asked
      if (request.accept) {
        joined = { classId, number: await takeNextNumber(trx, classId, { alsoArchived: true }) }
        await insertCoTeacher(trx, { classId, teacherId: asked.teacherId, createdAt: clock() })
      }
      await deleteJoinRequest(trx, classId, asked.teacherId)
      await postMessage(trx, deps, [asked.teacherId], {
        kind: request.accept ? 'join-accepted' : 'join-declined',
        classId,
        actorId: teacherId,
      })
      return null
    })
  })
  if (joined) {
    const { classId, number } = joined
    hub.publish(classTopic(classId), { number, event: { type: 'class-changed', teacherId } })
  }
  return null
}

async function requireClassByNumber(db: Db, geziNo: string): Promise<FoundClass> {
  const found = await selectClassByNumber(db, geziNo)
  if (!found) throw new AppError('geziNoUnknown')
  return found
}
