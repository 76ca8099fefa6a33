import type * as contract from '@pinge/contract/comments.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type { StudentTotals } from '@pinge/contract/students.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { LedgerTable } from '../../platform/db/tables/comments/ledger.ts'
import { canUndo } from '../access/can-undo.ts'
import type { ClassChange } from '../writes/class-write.ts'
import { giveBackCommentItem } from '../writes/comment-items/take-comment-item.ts'
import type { ClassWriteContext } from '../writes/contexts.ts'
import { recountDays } from '../writes/totals/count-days.ts'
import { releasePhoto } from '../writes/confirmed-files.ts'
import { addToStudentScores, addToTeamScores, insertLedgerRows } from '../writes/write-ledger.ts'
import { selectBatch, selectUndoneReceivers } from './comment.queries.ts'

/** Does what else an undo of this batch means, in the same transaction; throws a refusal when it cannot be. */
export type UndoElsewhere = (
  trx: Db,
  batch: { classId: string; batchId: string; studentIds: readonly string[]; at: number },
) => Promise<void>

/** Kinds that take something back themselves. */
const undoes: ReadonlySet<LedgerTable['kind']> = new Set(['undo', 'refund'])

/**
 * Cancels a batch, or some pupils' parts of it, by new rows that are the inverse of the old ones. A part is undone once; the
 * whole takes what is left; an undo is never undone.
 */
export async function undoComment(
  trx: Db,
  { classId, teacherId, role, countedUntil, clock, newId }: ClassWriteContext,
  { batchId, studentIds }: RequestOf<typeof contract.undoComment>,
  undoElsewhere: UndoElsewhere,
): Promise<ClassChange<typeof contract.undoComment>> {
  const given = (await selectBatch(trx, classId, batchId)).filter((row) => !undoes.has(row.kind))
  const [first] = given
  if (!first) throw new AppError('batchNotFound')
  if (!canUndo(role, teacherId, first.teacherId)) throw new AppError('undoNotYours')
  const undone = await selectUndoneReceivers(trx, batchId)
  const left = given.filter((row) => !undone.has(row.studentId))
  const rows = studentIds === undefined ? left : partsOf(given, left, new Set(studentIds))
  if (rows.length === 0) throw new AppError('batchAlreadyUndone')

  const createdAt = clock()
  const receivers = rows.flatMap((row) => row.studentId ?? [])
  await undoElsewhere(trx, { classId, batchId, studentIds: receivers, at: createdAt })
  const undoBatch = {
    batchId: newId(),
    kind: 'undo' as const,
    teacherId,
    undoneBatchId: batchId,
    createdAt,
  }
  await insertLedgerRows(
    trx,
    rows.map((row) => ({
      ...row,
      ...undoBatch,
      id: newId(),
      score: 0 - row.score,
      redeem: 0 - row.redeem,
    })),
  )
  await recountDays(
    trx,
    classId,
    countedUntil,
    rows.map((row) => row.createdAt),
  )
  const students = await takeBackFromStudents(trx, classId, rows)
  const teams = await takeBackFromTeams(trx, classId, rows)
  const isPart = rows.length < left.length
  // The item was given once, to all of them, and so was the photo: both go with the last one.
  if (!isPart) {
    await releasePhoto(trx, createdAt, { classId, batchId })
    if (first.itemId !== null) await giveBackCommentItem(trx, first.teacherId, first.itemId)
  }
  return {
    data: { students, isPart },
    change: {
      type: 'comment-undone',
      batchId,
      teacherId,
      students,
      ...(teams.length > 0 && { teams }),
      isPart,
    },
  }
}

/** The rows of these pupils; refuses when one of them was not given to, or lost it already. */
function partsOf(
  given: readonly LedgerTable[],
  left: readonly LedgerTable[],
  studentIds: ReadonlySet<string>,
): LedgerTable[] {
  const isMeant = ({ studentId }: LedgerTable) => studentId !== null && studentIds.has(studentId)
  if (new Set(given.filter(isMeant).map(({ studentId }) => studentId)).size !== studentIds.size)
    throw new AppError('studentNotInBatch')
  const parts = left.filter(isMeant)
  if (parts.length !== studentIds.size) throw new AppError('batchAlreadyUndone')
  return parts
}

async function takeBackFromStudents(
  trx: Db,
  classId: string,
  rows: readonly LedgerTable[],
): Promise<StudentTotals[]> {
  const totals: StudentTotals[] = []
  for (const { change, ids } of groupByChange(rows, ({ studentId }) => studentId))
    totals.push(...(await addToStudentScores(trx, classId, ids, change)))
  return totals
}

/** A team that was removed meanwhile gets its points back too: its score is the sum of its rows for ever. */
async function takeBackFromTeams(
  trx: Db,
  classId: string,
  rows: readonly LedgerTable[],
): Promise<contract.TeamTotals[]> {
  const totals: contract.TeamTotals[] = []
  for (const { change, ids } of groupByChange(rows, (row) => (row.studentId === null ? row.teamId : null)))
    totals.push(...(await addToTeamScores(trx, classId, ids, change)))
  return totals
}

/** Rows of one batch mostly changed those whom they name alike, so that one statement serves all of them. */
function groupByChange(rows: readonly LedgerTable[], idOf: (row: LedgerTable) => string | null) {
  const groups = Map.groupBy(
    rows.filter((row) => idOf(row) !== null),
    (row) => `${row.score}/${row.redeem}`,
  )
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const change = { score: -first.score, redeem: -first.redeem }
    return [{ change, ids: group.flatMap((row) => idOf(row) ?? []).toSorted() }]
  })
}
