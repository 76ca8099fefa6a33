import type { CommentRecord, commentRecords } from '@pinge/contract/comments.ts'
import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import { DEFAULT_PAGE_SIZE } from '@pinge/contract/limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import { readTimeCursor, writeTimeCursor } from '../../platform/db/time-cursor.ts'
import { canUndo } from '../access/can-undo.ts'
import { requireClass, type ClassRole } from '../access/require-class.ts'
import { selectRecords, type RecordRow } from './comment.queries.ts'

/** A page of a class's ledger, the newest first. The cursor is where the last page ended. */
export async function listRecords(
  db: Db,
  teacherId: string,
  request: RequestOf<typeof commentRecords>,
): Promise<DataOf<typeof commentRecords>> {
  const { cursor, limit = DEFAULT_PAGE_SIZE, ...filter } = request
  const { role } = await requireClass(db, teacherId, request.classId)
  // One more than asked for tells whether there is a next page.
  const rows = await selectRecords(db, { ...filter, before: readTimeCursor(cursor), limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map((row) => toRecord(row, role, teacherId)),
    nextCursor: rows.length > limit && last ? writeTimeCursor(last) : null,
  }
}

function toRecord(row: RecordRow, role: ClassRole, callerId: string): CommentRecord {
  const { teacherId, redeem, undoneById, redemptionState, ...record } = row
  // An exchange is taken back by an undo of its batch or by a refund of its own.
  const isUndone = undoneById !== null || redemptionState === 'refunded'
  return {
    ...record,
    score: row.kind === 'exchange' || row.kind === 'refund' ? redeem : row.score,
    isUndone,
    canUndo: row.kind !== 'undo' && row.kind !== 'refund' && !isUndone && canUndo(role, callerId, teacherId),
  }
}
