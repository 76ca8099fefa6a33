import type * as contract from '@pinge/contract/messages.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { DEFAULT_PAGE_SIZE } from '@pinge/contract/values/limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import { readTimeCursor, writeTimeCursor } from '../../platform/db/time-cursor.ts'
import type { TeacherContext } from '../writes/contexts.ts'
import { selectMessages, type MessageRow } from './message.queries.ts'

/** A page of a teacher's messages, the newest first. */
export async function listMessages(
  db: Db,
  { teacherId }: TeacherContext,
  { cursor, limit = DEFAULT_PAGE_SIZE }: RequestOf<typeof contract.messageList>,
): Promise<DataOf<typeof contract.messageList>> {
  // One more than asked for tells whether there is a next page.
  const rows = await selectMessages(db, teacherId, { before: readTimeCursor(cursor), limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map(toMessage),
    nextCursor: rows.length > limit && last ? writeTimeCursor(last) : null,
  }
}

function toMessage({ readAt, ...message }: MessageRow): contract.Message {
  return { ...message, isRead: readAt !== null }
}
