import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import { commentTeams as contract } from '@pinge/contract/teams.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { changeClass } from '../writes/change-class.ts'
import { requireCategory, requireTeams } from '../access/require-category.ts'
import { addToStudentScores, addToTeamScores, insertLedgerRows } from '../writes/write-ledger.ts'
import type { ApiDeps } from '../api-deps.ts'
import { describeBatch, makeBatch } from './comment-batch.ts'
import { selectMembersOfTeams } from './comment.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId' | 'hub'>

/**
 * Gives one comment to teams of a scheme: a ledger row for each team and one for each of its members, with the totals
 * of both, in one transaction. The team's own row has no pupil, and what can be exchanged is the members' alone.
 */
export async function commentTeams(
  deps: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { newId } = deps
  const { classId, categoryId } = request
  const teamIds = [...new Set(request.teamIds)]
  return changeClass(
    deps,
    teacherId,
    contract,
    request,
    async (trx) => {
      await requireCategory(trx, teacherId, classId, categoryId)
      await requireTeams(trx, categoryId, teamIds)
      const batch = await makeBatch(deps, trx, teacherId, request)
      const members = await selectMembersOfTeams(trx, teamIds)

      await insertLedgerRows(trx, [
        ...teamIds.map((teamId) => ({ ...batch, id: newId(), teamId, studentId: null, redeem: 0 })),
        ...members.map((member) => ({ ...batch, id: newId(), ...member })),
      ])
      const teams = await addToTeamScores(trx, classId, teamIds, batch)
      const studentIds = members.map(({ studentId }) => studentId)
      const students = studentIds.length > 0 ? await addToStudentScores(trx, classId, studentIds, batch) : []
      return {
        data: { batchId: batch.batchId, teams, students },
        change: await describeBatch(trx, batch, { students, teams }),
      }
    },
    { sharesTransaction: true },
  )
}
