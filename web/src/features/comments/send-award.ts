import { giveComment } from '@pinge/contract/comments.ts'
import { commentTeams } from '@pinge/contract/teams.ts'
import { call } from '../../shared/api/call.ts'
import type { SentAward } from './award-queue.ts'
import type { Award } from './awards.ts'
import { wireItem } from './free-comment.ts'

/** Sends an award to pupils, or to teams, of which each and each of their members gets it once. */
export function sendAward(classId: string, award: Award, token: string): Promise<SentAward> {
  const { item, students, toTeams, remark, requestId } = award
  const common = { classId, ...wireItem(item), ...(remark === '' ? {} : { remark }), requestId }
  if (!toTeams) return call(giveComment, { ...common, studentIds: students.map(({ id }) => id) }, { token })
  const teams = { categoryId: toTeams.categoryId, teamIds: toTeams.teams.map(({ id }) => id) }
  return call(commentTeams, { ...common, ...teams }, { token })
}
