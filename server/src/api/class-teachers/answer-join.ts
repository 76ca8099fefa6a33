import * as contract from '@pinge/contract/class-teachers.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { idempotent } from '../../platform/db/statements/idempotent.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { findMembership } from '../access/require-class.ts'
import type { ApiDeps } from '../api-deps.ts'
import { takeNextNumber } from '../writes/class-write.ts'
import { classTopic } from '../writes/live-topics.ts'
import { postMessage } from '../writes/post-message.ts'
import { deleteJoinRequest, rememberRefusal, selectJoinRequest } from './class-teacher.queries.ts'
import { letTeacherIn } from './let-teacher-in.ts'

/** Lets a teacher in or not, by the owner, and tells the class of a new one. A refused one rests for a month. */
export async function answerJoin(
  deps: Pick<ApiDeps, 'database' | 'clock' | 'hub' | 'newId' | 'securityLog'>,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract.answerJoin>,
): Promise<DataOf<typeof contract.answerJoin>> {
  const { database, clock, hub, securityLog } = deps
  let joined: { classId: string; number: number; subject: string } | undefined
  const answer = await database.write((trx) => {
    joined = undefined
    // Access is checked inside: the join request is gone when the same answer returns.
    return idempotent(trx, clock, teacherId, contract.answerJoin.path, request, async () => {
      const asked = await requireAsked(trx, teacherId, request.id)
      const { classId, teacherId: askerId } = asked
      if (request.accept) {
        const { number } = await takeNextNumber(trx, classId, { alsoArchived: true })
        // Again, now that no other write changes the class: it may have been answered, or given to another owner.
        await requireAsked(trx, teacherId, request.id)
        joined = { classId, number, subject: askerId }
      }
      // Of two answers at once the second one finds it gone.
      if (!(await deleteJoinRequest(trx, classId, askerId))) throw new AppError('joinRequestNotFound')
      if (request.accept) await letTeacherIn(trx, { classId, teacherId: askerId, now: clock() })
      else await rememberRefusal(trx, { classId, teacherId: askerId, refusedAt: clock() })
      await postMessage(trx, deps, [askerId], {
        kind: request.accept ? 'join-accepted' : 'join-declined',
        classId,
        actorId: teacherId,
      })
      return { classId }
    })
  })
  if (joined) {
    const { classId, number, subject } = joined
    securityLog.note(() => ({ kind: 'teacher-joined', teacherId, classId, subject }))
    hub.publish(classTopic(classId), { number, event: { type: 'class-changed', teacherId } })
  }
  return answer
}

async function requireAsked(trx: Db, teacherId: string, id: string) {
  const asked = await selectJoinRequest(trx, id)
  if (!asked || (await findMembership(trx, teacherId, asked.classId))?.role !== 'owner')
    throw new AppError('joinRequestNotFound')
  return asked
}
