import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type * as contract from '@pinge/contract/teams.ts'
import type { Db } from '../../platform/db/schema.ts'
import { requireCategory, requireTeams } from '../access/require-category.ts'
import { requireConsent } from '../access/require-consent.ts'
import type { ClassChange } from '../writes/class-write.ts'
import type { ClassWriteContext } from '../writes/contexts.ts'
import { addToStudentScores, addToTeamScores, insertComments } from '../writes/write-ledger.ts'
import { commentGiven, createBatch } from './comment-batch.ts'
import { selectMembersOfTeams } from './comment.queries.ts'

/**
 * Gives one comment to teams of a scheme: a ledger row for each team and one for each of its members, with the totals
 * of both, in one transaction. The team's own row has no pupil, and what can be exchanged is the members' alone.
 */
export async function commentTeams(
  trx: Db,
  context: ClassWriteContext,
  request: RequestOf<typeof contract.commentTeams>,
): Promise<ClassChange<typeof contract.commentTeams>> {
  const { classId, teacherId, newId } = context
  const { categoryId } = request
  const teamIds = [...new Set(request.teamIds)]
  await requireCategory(trx, teacherId, classId, categoryId)
  await requireTeams(trx, categoryId, teamIds)
  const batch = await createBatch(trx, context, request)
  const members = await selectMembersOfTeams(trx, teamIds)
  const studentIds = members.map(({ studentId }) => studentId)
  if (request.photo !== undefined) await requireConsent(trx, studentIds)

  await insertComments(trx, context, batch.createdAt, [
    ...teamIds.map((teamId) => ({ ...batch, id: newId(), teamId, studentId: null, redeem: 0 })),
    ...members.map((member) => ({ ...batch, id: newId(), ...member })),
  ])
  const teams = await addToTeamScores(trx, classId, teamIds, batch)
  const students = studentIds.length > 0 ? await addToStudentScores(trx, classId, studentIds, batch) : []
  return {
    data: { batchId: batch.batchId, teams, students },
    change: await commentGiven(trx, batch, { students, teams }),
  }
}
