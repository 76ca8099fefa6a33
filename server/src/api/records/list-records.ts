import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { DEFAULT_PAGE_SIZE } from '@pinge/contract/values/limits.ts'
import type { CommentRecord, commentRecords } from '@pinge/contract/records.ts'
import { AppError } from '../../platform/app-error.ts'
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
  const { cursor, limit = DEFAULT_PAGE_SIZE, ...filter } = request
  // One more than asked for tells whether there is a next page.
  const rows = await selectRecords(db, filter, { after: readCursor(cursor), limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map((row) => toRecord(row, asker)),
    nextCursor: rows.length > limit && last ? writeCursor(last) : null,
  }
}

/** Where a page of records ended, as a text that the next request brings back. */
function writeCursor({ createdAt, batchId, id }: RecordPlace): string {
  return [createdAt, batchId, id].join('.')
}

function readCursor(cursor: string | undefined): RecordPlace | undefined {
  if (cursor === undefined) return undefined
  const [, createdAt, batchId, id] = /^(\d{1,15})\.([\w-]{1,64})\.([\w-]{1,64})$/.exec(cursor) ?? []
  if (createdAt === undefined || batchId === undefined || id === undefined)
    throw new AppError('invalidInput', { message: '翻页位置不对，请从第一页重新查看' })
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
