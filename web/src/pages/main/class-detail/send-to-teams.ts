import { wireItem } from '../../../features/comments/free-comment.ts'
import { commentTeams } from '@pinge/contract/teams.ts'
import type { AwardListeners } from '../../../features/comments/use-awards.ts'
import { call } from '../../../shared/api/call.ts'

/** Sends an award that is for teams: each team and each of its members gets it once. */
export const sendToTeams: NonNullable<AwardListeners['send']> = (classId, award) => {
  const { item, toTeams, remark, requestId } = award
  if (!toTeams) throw new Error('an award of the group tab is for teams')
  return call(commentTeams, {
    classId,
    categoryId: toTeams.categoryId,
    teamIds: toTeams.teams.map(({ id }) => id),
    ...wireItem(item),
    ...(remark === '' ? {} : { remark }),
    requestId,
  })
}
