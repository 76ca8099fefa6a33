import { undoComment as contract } from '@pinge/contract/comments.ts'
import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import type { StudentTotals } from '@pinge/contract/students.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db, LedgerTable } from '../../platform/db/schema.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { canUndo } from '../access/can-undo.ts'
import { changeClass } from '../access/change-class.ts'
import { addToStudentScores, insertLedgerRows } from '../access/write-ledger.ts'
import type { ApiDeps } from '../api-deps.ts'
import { isBatchUndone, selectBatch } from './comment.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId' | 'hub'>

/** Cancels a batch by new rows that are the inverse of each of its rows. A batch is undone once; an undo, never. */
export async function undoComment(
  deps: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { clock, newId } = deps
  const { classId, batchId } = request
  return changeClass(deps, teacherId, contract, request, async (trx, role) => {
    const rows = (await selectBatch(trx, classId, batchId)).filter((row) => row.kind !== 'undo')
    const [first] = rows
    if (!first) throw new AppError('batchNotFound')
    if (!canUndo(role, teacherId, first.teacherId)) throw new AppError('undoNotYours')
    if (await isBatchUndone(trx, batchId)) throw new AppError('batchAlreadyUndone')

    const undoBatch = {
      batchId: newId(),
      kind: 'undo' as const,
      teacherId,
      undoneBatchId: batchId,
      createdAt: clock(),
    }
    await insertLedgerRows(
      trx,
      rows.map((row) => ({ ...row, ...undoBatch, id: newId(), score: -row.score, redeem: -row.redeem })),
    )
    const students = await takeBack(trx, classId, rows)
    return { data: { students }, change: { type: 'comment-undone', batchId, teacherId, students } }
  })
}

/** Rows of one batch mostly changed their pupils alike, so that one statement serves all of them. */
async function takeBack(trx: Db, classId: string, rows: readonly LedgerTable[]): Promise<StudentTotals[]> {
  const totals: StudentTotals[] = []
  for (const { change, studentIds } of groupByChange(rows))
    totals.push(...(await addToStudentScores(trx, classId, studentIds, change)))
  return totals
}

function groupByChange(rows: readonly LedgerTable[]) {
  const groups = Map.groupBy(
    rows.filter((row) => row.studentId !== null),
    (row) => `${row.score}/${row.redeem}`,
  )
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const change = { score: -first.score, redeem: -first.redeem }
    return [{ change, studentIds: group.flatMap((row) => row.studentId ?? []).toSorted() }]
  })
}
