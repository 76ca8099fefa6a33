import type * as contract from '@pinge/contract/messages.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { MAX_NOTICES_PER_DAY } from '@pinge/contract/values/limits.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { lockTeacher } from '../access/lock-teacher.ts'
import type { TeacherContext } from '../writes/contexts.ts'
import { postMessage } from '../writes/post-message.ts'
import {
  insertSentNotice,
  selectColleagues,
  selectNoticeRight,
  selectNoticeTimes,
} from './message.queries.ts'

/** Tells the other teachers of a class something, by its owner or a co-teacher who may. Nothing in the class changes. */
export async function sendNotice(
  trx: Db,
  context: TeacherContext,
  { classId, content }: RequestOf<typeof contract.sendClassNotice>,
): Promise<DataOf<typeof contract.sendClassNotice>> {
  const { teacherId } = context
  const right = await selectNoticeRight(trx, classId, teacherId)
  if (!right) throw new AppError('classNotFound')
  if (right.role !== 'owner' && right.isCanSendClassNotice === 0) throw new AppError('noticeNotAllowed')
  if (right.archivedAt !== null) throw new AppError('classArchived')
  const colleagues = await selectColleagues(trx, classId, teacherId)
  if (colleagues.length === 0) throw new AppError('noticeWithoutColleagues')
  await countNotice(trx, context)
  await postMessage(trx, context, colleagues, { kind: 'class-notice', classId, actorId: teacherId, content })
  return { count: colleagues.length }
}

async function countNotice(trx: Db, { teacherId, clock, newId }: TeacherContext): Promise<void> {
  await lockTeacher(trx, teacherId)
  const times = await selectNoticeTimes(trx, teacherId, clock() - DAY_MS)
  const [oldest] = times
  if (oldest !== undefined && times.length >= MAX_NOTICES_PER_DAY)
    throw new AppError('tooManyNotices', { retryAfterSeconds: Math.ceil((oldest + DAY_MS - clock()) / 1000) })
  await insertSentNotice(trx, { id: newId(), teacherId, sentAt: clock() })
}
