import type * as contract from '@pinge/contract/messages.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { readPage } from '../../platform/db/read-page.ts'
import type { Db } from '../../platform/db/schema.ts'
import { readTimeCursor, writeTimeCursor } from '../../platform/db/time-cursor.ts'
import type { TeacherContext } from '../writes/contexts.ts'
import { selectMessages, type MessageRow } from './message.queries.ts'

/** A page of a teacher's messages, the newest first. */
export async function listMessages(
  db: Db,
  { teacherId }: TeacherContext,
  { cursor, limit }: RequestOf<typeof contract.messageList>,
): Promise<DataOf<typeof contract.messageList>> {
  const before = readTimeCursor(cursor)
  const { page, nextCursor } = await readPage(
    limit,
    (most) => selectMessages(db, teacherId, { before, limit: most }),
    writeTimeCursor,
  )
  return { items: page.map(toMessage), nextCursor }
}

function toMessage({ readAt, ...message }: MessageRow): contract.Message {
  return { ...message, isRead: readAt !== null }
}
