import type { TimeCursor } from '../../platform/db/time-cursor.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassTable, ClassTeacherTable } from '../../platform/db/tables/classes.ts'
import type { SentNoticeTable } from '../../platform/db/tables/class-invites.ts'
import type { MessageTable } from '../../platform/db/tables/messages.ts'

export type MessageRow = Omit<MessageTable, 'teacherId' | 'actorId' | 'joinRequestId'> & {
  /** Of a join request that still waits. */
  joinRequestId: string | null
}

/** A teacher's messages, the newest first. */
export async function selectMessages(
  db: Db,
  teacherId: string,
  { before, limit }: { before: TimeCursor | undefined; limit: number },
): Promise<MessageRow[]> {
  let query = db
    .selectFrom('messages')
    .leftJoin('joinRequests', 'joinRequests.id', 'messages.joinRequestId')
    .select([
      'messages.id',
      'messages.kind',
      'messages.classId',
      'messages.className',
      'messages.actorName',
      'messages.content',
      'joinRequests.id as joinRequestId',
      'messages.readAt',
      'messages.createdAt',
    ])
    .where('messages.teacherId', '=', teacherId)
  if (before !== undefined)
    query = query.where((eb) =>
      eb.or([
        eb('messages.createdAt', '<', before.createdAt),
        eb.and([eb('messages.createdAt', '=', before.createdAt), eb('messages.id', '<', before.id)]),
      ]),
    )
  return query.orderBy('messages.createdAt', 'desc').orderBy('messages.id', 'desc').limit(limit).execute()
}

export async function countUnread(db: Db, teacherId: string): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('teacherId', '=', teacherId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function isMessageOf(db: Db, teacherId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('teacherId', '=', teacherId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Without an id: all of them. What was read keeps the time at which it was. */
export async function markRead(trx: Db, teacherId: string, readAt: number, id?: string): Promise<void> {
  const query = trx
    .updateTable('messages')
    .set({ readAt })
    .where('teacherId', '=', teacherId)
    .where('readAt', 'is', null)
  await (id === undefined ? query : query.where('id', '=', id)).execute()
}

export async function deleteMessage(trx: Db, teacherId: string, id: string): Promise<void> {
  await trx.deleteFrom('messages').where('teacherId', '=', teacherId).where('id', '=', id).execute()
}

/** Whether a teacher may send notices to a class, and whether it rests; undefined when it is not theirs. */
export async function selectNoticeRight(
  db: Db,
  classId: string,
  teacherId: string,
): Promise<
  (Pick<ClassTeacherTable, 'role' | 'isCanSendClassNotice'> & Pick<ClassTable, 'archivedAt'>) | undefined
> {
  return db
    .selectFrom('classTeachers')
    .innerJoin('classes', 'classes.id', 'classTeachers.classId')
    .select(['classTeachers.role', 'classTeachers.isCanSendClassNotice', 'classes.archivedAt'])
    .where('classTeachers.classId', '=', classId)
    .where('classTeachers.teacherId', '=', teacherId)
    .executeTakeFirst()
}

export async function selectColleagues(db: Db, classId: string, teacherId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('classTeachers')
    .select('teacherId')
    .where('classId', '=', classId)
    .where('teacherId', '!=', teacherId)
    .orderBy('teacherId')
    .execute()
  return rows.map((row) => row.teacherId)
}

/** When a teacher sent notices since `since`, the oldest first. Older ones need not be counted any more. */
export async function selectNoticeTimes(trx: Db, teacherId: string, since: number): Promise<number[]> {
  await trx
    .deleteFrom('sentNotices')
    .where('teacherId', '=', teacherId)
    .where('sentAt', '<=', since)
    .execute()
  const rows = await trx
    .selectFrom('sentNotices')
    .select('sentAt')
    .where('teacherId', '=', teacherId)
    .orderBy('sentAt')
    .execute()
  return rows.map(({ sentAt }) => sentAt)
}

export async function insertSentNotice(trx: Db, row: SentNoticeTable): Promise<void> {
  await trx.insertInto('sentNotices').values(row).execute()
}
