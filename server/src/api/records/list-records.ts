import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type { CommentRecord, commentRecords } from '@pinge/contract/records.ts'
import { cursorRefusal, readPage } from '../../platform/db/read-page.ts'
import type { Db } from '../../platform/db/schema.ts'
import { mayUndo, type Asker } from '../access/can-undo.ts'
import { urlOfFile } from '../writes/confirmed-files.ts'
import type { ClassReadContext } from '../writes/contexts.ts'
import { shownScore } from '../writes/shown-score.ts'
import { selectRecords, type RecordPlace, type RecordRow } from './record.queries.ts'

/** A page of a class's ledger, the newest first. The cursor is where the last page ended. */
export async function listRecords(
  db: Db,
  asker: ClassReadContext,
  request: RequestOf<typeof commentRecords>,
): Promise<DataOf<typeof commentRecords>> {
  const { cursor, limit, ...filter } = request
  const after = readCursor(cursor)
  const { page, nextCursor } = await readPage(
    limit,
    (most) => selectRecords(db, filter, { after, limit: most }),
    writeCursor,
  )
  return { items: page.map((row) => toRecord(row, asker)), nextCursor }
}

/** Where a page of records ended, as a text that the next request brings back. */
function writeCursor({ createdAt, batchId, id }: RecordPlace): string {
  return [createdAt, batchId, id].join('.')
}

function readCursor(cursor: string | undefined): RecordPlace | undefined {
  if (cursor === undefined) return undefined
  const [, createdAt, batchId, id] = /^(\d{1,15})\.([\w-]{1,64})\.([\w-]{1,64})$/.exec(cursor) ?? []
  if (createdAt === undefined || batchId === undefined || id === undefined) throw cursorRefusal()
  return { createdAt: Number(createdAt), batchId, id }
}

function toRecord(row: RecordRow, asker: Asker): CommentRecord {
  const { teacherId, redeem: _, undoneById: __, redemptionState: ___, photoKey, ...record } = row
  // The photo of a comment that was taken back for one pupil is still the others'.
  const photo = photoKey === null || isUndone(row) ? null : urlOfFile(photoKey)
  return { ...record, photo, score: shownScore(row), ...undoState(row, asker) }
}

/** Whether a row's batch was undone, and whether the caller may do it. */
function undoState(row: RecordRow, asker: Asker): { isUndone: boolean; canUndo: boolean } {
  const isOver = isUndone(row)
  const isGiven = row.kind !== 'undo' && row.kind !== 'refund'
  return { isUndone: isOver, canUndo: isGiven && !isOver && mayUndo(asker, row.teacherId) }
}

/** An exchange is taken back by an undo of its batch or by a refund of its own. */
export function isUndone({ undoneById, redemptionState }: RecordRow): boolean {
  return undoneById !== null || redemptionState === 'refunded'
}
