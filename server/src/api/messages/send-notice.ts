import { sendClassNotice as contract } from '@pinge/contract/messages.ts'
import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import { idempotent } from '../../platform/db/statements/idempotent.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { postMessage } from '../writes/post-message.ts'
import type { ApiDeps } from '../api-deps.ts'
import { selectColleagues, selectNoticeRight } from './message.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId'>

/** Tells the other teachers of a class something, by its owner or a co-teacher who may. */
export async function sendNotice(
  deps: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { database, clock } = deps
  const { classId, content } = request
  return database.write(async (trx) => {
    const right = await selectNoticeRight(trx, classId, teacherId)
    if (!right) throw new AppError('classNotFound')
    if (right.role !== 'owner' && right.isCanSendClassNotice === 0) throw new AppError('noticeNotAllowed')
    return idempotent(trx, clock, teacherId, contract.path, request, async () => {
      if (right.archivedAt !== null) throw new AppError('classArchived')
      const colleagues = await selectColleagues(trx, classId, teacherId)
      if (colleagues.length === 0) throw new AppError('noticeForNobody')
      await postMessage(trx, deps, colleagues, {
        kind: 'class-notice',
        classId,
        actorId: teacherId,
        content,
      })
      return { count: colleagues.length }
    })
  })
}
