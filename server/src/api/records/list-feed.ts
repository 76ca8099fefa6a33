import type { LedgerKind } from '@pinge/contract/comments.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { DEFAULT_PAGE_SIZE } from '@pinge/contract/values/limits.ts'
import { NAMED_RECEIVERS, type CommentBatch, type commentFeed } from '@pinge/contract/records.ts'
import type { Db } from '../../platform/db/schema.ts'
import { readTimeCursor, writeTimeCursor } from '../../platform/db/time-cursor.ts'
import type { ClassRole } from '../access/require-class.ts'
import type { ClassReadContext } from '../writes/contexts.ts'
import { isUndone, shownScore, undoState } from './list-records.ts'
import {
  selectBatchPlaces,
  selectRemarkEdits,
  selectRowsOfBatches,
  type RecordRow,
} from './record.queries.ts'

/** What the feed tells of; an undo is told by marking what it took back, an exchange has a list of its own. */
const kindsOfFeed: readonly LedgerKind[] = ['praise', 'reminder', 'reset']

/** What was given in a class, the newest first, one entry each however many pupils got it. */
export async function listFeed(
  db: Db,
  { classId, teacherId, role }: ClassReadContext,
  { cursor, limit = DEFAULT_PAGE_SIZE, ...narrowed }: RequestOf<typeof commentFeed>,
): Promise<DataOf<typeof commentFeed>> {
  const kinds = kindsOfFeed.filter((kind) => narrowed.kinds === undefined || narrowed.kinds.includes(kind))
  if (kinds.length === 0) return { items: [], nextCursor: null }
  const start = readTimeCursor(cursor)
  const after = start && { createdAt: start.createdAt, batchId: start.id }
  // One more than asked for tells whether there is a next page.
  const places = await selectBatchPlaces(db, { ...narrowed, classId, kinds }, { after, limit: limit + 1 })
  const page = places.slice(0, limit)
  const rowsOf = Map.groupBy(await selectRowsOfBatches(db, classId, page), ({ batchId }) => batchId)
  const edits = await selectRemarkEdits(
    db,
    page.map(({ batchId }) => batchId),
  )
  const editsOf = Map.groupBy(edits, ({ batchId }) => batchId)
  const last = page.at(-1)
  return {
    items: page.flatMap(({ batchId }) =>
      toBatch(rowsOf.get(batchId) ?? [], editsOf.get(batchId) ?? [], role, teacherId),
    ),
    nextCursor:
      places.length > limit && last ? writeTimeCursor({ createdAt: last.createdAt, id: last.batchId }) : null,
  }
}

function toBatch(
  rows: readonly RecordRow[],
  edits: readonly { oldRemark: string; createdAt: number }[],
  role: ClassRole,
  callerId: string,
): CommentBatch[] {
  const [first] = rows
  if (!first) return []
  const { batchId, kind, itemName, icon, type, remark, teacherId, teacherName, createdAt } = first
  // What an undo of some of them left is what the entry tells; where nothing is left, all that was undone.
  const left = rows.filter((row) => !isUndone(row))
  const told = left.length > 0 ? left : rows
  const names = told.flatMap(({ studentName }) => studentName ?? [])
  const teamNames = told.flatMap(({ studentId, teamName }) => (studentId === null ? (teamName ?? []) : []))
  const score = shownScore(first)
  return [
    {
      batchId,
      kind,
      itemName,
      icon,
      type,
      score: rows.every((row) => shownScore(row) === score) ? score : null,
      remark,
      teacherId,
      teacherName,
      createdAt,
      ...undoState(left[0] ?? first, role, callerId),
      canEditRemark: left.length > 0 && kind !== 'reset' && teacherId === callerId,
      remarkEdits: edits.map((edit) => ({ oldRemark: edit.oldRemark, createdAt: edit.createdAt })),
      studentNames: names.slice(0, NAMED_RECEIVERS),
      studentCount: names.length,
      teamNames: teamNames.slice(0, NAMED_RECEIVERS),
      teamCount: teamNames.length,
    },
  ]
}
