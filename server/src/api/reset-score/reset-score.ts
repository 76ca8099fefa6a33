import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import { resetScore as contract } from '@pinge/contract/reset-score.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { changeClass } from '../writes/change-class.ts'
import { requireStudents } from '../access/require-students.ts'
import { insertLedgerRows } from '../writes/write-ledger.ts'
import type { ApiDeps } from '../api-deps.ts'
import { clearScores, selectScores } from './reset-score.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId' | 'hub'>

const RESET_NAME = '重置分数'
const RESET_ICON = 'recycle'

/** Brings the scores of pupils to zero, by the owner: one row each, which takes what there was, so that an undo gives it back. */
export async function resetScore(
  deps: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { clock, newId } = deps
  const { classId } = request
  const studentIds = [...new Set(request.studentIds)]
  return changeClass(deps, teacherId, contract, request, async (trx, role) => {
    if (role !== 'owner') throw new AppError('ownerOnly')
    await requireStudents(trx, classId, studentIds)
    // Nobody moves these scores meanwhile: deeds of one class come one after another.
    const before = await selectScores(trx, classId, studentIds)

    const batchId = newId()
    const createdAt = clock()
    await insertLedgerRows(
      trx,
      before.map(({ id: studentId, stuScore }) => ({
        id: newId(),
        batchId,
        classId,
        studentId,
        teamId: null,
        kind: 'reset' as const,
        itemId: null,
        itemName: RESET_NAME,
        icon: RESET_ICON,
        type: null,
        score: 0 - stuScore,
        redeem: 0,
        teacherId,
        remark: '',
        undoneBatchId: null,
        createdAt,
      })),
    )
    const students = await clearScores(trx, classId, studentIds)
    return { data: { batchId, students }, change: { type: 'scores-changed', teacherId, students } }
  })
}
