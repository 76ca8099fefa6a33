import { giveComment as contract } from '@pinge/contract/comments.ts'
import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { changeClass } from '../writes/change-class.ts'
import { addToPresentStudents, insertLedgerRows } from '../writes/write-ledger.ts'
import type { ApiDeps } from '../api-deps.ts'
import { describeBatch, makeBatch } from './comment-batch.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId' | 'hub'>

/** Gives one comment to pupils of a class: a ledger row for each of them and both totals, in one transaction. */
export async function giveComment(
  deps: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { classId } = request
  const studentIds = [...new Set(request.studentIds)]
  return changeClass(
    deps,
    teacherId,
    contract,
    request,
    async (trx) => {
      const batch = await makeBatch(deps, trx, teacherId, request)
      const students = await addToPresentStudents(trx, classId, studentIds, batch)
      await insertLedgerRows(
        trx,
        studentIds.map((studentId) => ({ ...batch, id: deps.newId(), studentId, teamId: null })),
      )
      return {
        data: { batchId: batch.batchId, students },
        change: await describeBatch(trx, batch, { students }),
      }
    },
    { sharesTransaction: true },
  )
}
