import type { LedgerKind } from '@pinge/contract/comments.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type { CommentBatch, commentFeed } from '@pinge/contract/records.ts'
import { readPage } from '../../platform/db/read-page.ts'
import type { Db } from '../../platform/db/schema.ts'
import { readTimeCursor, writeTimeCursor } from '../../platform/db/time-cursor.ts'
import { mayUndo, type Asker } from '../access/can-undo.ts'
import type { ClassReadContext } from '../writes/contexts.ts'
import { selectBatches, type Receivers } from './feed.queries.ts'
import { selectBatchPlaces, selectRemarkEdits } from './record.queries.ts'
import { selectWholeClass } from './whole-class.queries.ts'

/** What the feed tells of; an undo is told by marking what it took back, an exchange has a list of its own. */
const kindsOfFeed: readonly LedgerKind[] = ['praise', 'reminder', 'reset']

/** What was given in a class, the newest first, one entry each however many pupils got it. */
export async function listFeed(
  db: Db,
  asker: ClassReadContext,
  { cursor, limit, ...narrowed }: RequestOf<typeof commentFeed>,
): Promise<DataOf<typeof commentFeed>> {
  const kinds = kindsOfFeed.filter((kind) => narrowed.kinds === undefined || narrowed.kinds.includes(kind))
  if (kinds.length === 0) return { items: [], nextCursor: null }
  const start = readTimeCursor(cursor)
  const after = start && { createdAt: start.createdAt, batchId: start.id }
  const filter = { ...narrowed, classId: asker.classId, kinds }
  const { page, nextCursor } = await readPage(
    limit,
    (most) => selectBatchPlaces(db, filter, { after, limit: most }),
    ({ createdAt, batchId }) => writeTimeCursor({ createdAt, id: batchId }),
  )
  return { items: await readBatches(db, asker, page), nextCursor }
}

type Reader = Asker & { classId: string }

async function readBatches(
  db: Db,
  reader: Reader,
  places: Awaited<ReturnType<typeof selectBatchPlaces>>,
): Promise<CommentBatch[]> {
  const batchIds = places.map(({ batchId }) => batchId)
  const { heads, receivers } = await selectBatches(db, reader.classId, places)
  const headOf = new Map(heads.map((head) => [head.batchId, head]))
  const receiversOf = Map.groupBy(receivers, ({ batchId }) => batchId)
  const editsOf = Map.groupBy(await selectRemarkEdits(db, batchIds), ({ batchId }) => batchId)
  const entries = batchIds.flatMap((batchId) => {
    const head = headOf.get(batchId)
    if (!head) return []
    const all = receiversOf.get(batchId) ?? []
    const isUndone = all.every((those) => those.isUndone)
    const isOwn = head.teacherId === reader.teacherId && !reader.isArchived
    return [
      {
        ...head,
        // What an undo of some of them left is what the entry tells; where nothing is left, all that was undone.
        ...tellReceivers(all.filter((those) => those.isUndone === isUndone)),
        score: sameScore(all),
        isUndone,
        canUndo: !isUndone && mayUndo(reader, head.teacherId),
        canEditRemark: !isUndone && head.kind !== 'reset' && isOwn,
        remarkEdits: (editsOf.get(batchId) ?? []).map(({ oldRemark, createdAt }) => ({
          oldRemark,
          createdAt,
        })),
      },
    ]
  })
  const whole = await selectWholeClass(
    db,
    reader.classId,
    entries.filter(({ teamCount }) => teamCount === 0),
  )
  return entries.map((entry) => ({ ...entry, isWholeClass: whole.has(entry.batchId) }))
}

function tellReceivers(told: readonly Receivers[]) {
  const students = told.find(({ isTeam }) => !isTeam)
  const teams = told.find(({ isTeam }) => isTeam)
  return {
    studentNames: students?.names ?? [],
    studentCount: students?.count ?? 0,
    teamNames: teams?.names ?? [],
    teamCount: teams?.count ?? 0,
  }
}

/** Null where a reset took something else from each. */
function sameScore(all: readonly Receivers[]): number | null {
  const lowest = Math.min(...all.map((those) => those.lowest))
  return all.every(({ highest }) => highest === lowest) ? lowest : null
}
