import type { giveComment } from '@pinge/contract/comments.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type { commentTeams } from '@pinge/contract/teams.ts'
import { wireItem } from '../items/free-comment.ts'
import type { GivenComment, ReceivingTeams } from './given-comment.ts'

/** A comment as the server is told of it: given to pupils. */
export function studentsRequest(classId: string, comment: GivenComment): RequestOf<typeof giveComment> {
  return { ...common(classId, comment), studentIds: comment.students.map(({ id }) => id) }
}

/** Given to teams: each of them, and each of their members, gets it once. */
export function teamsRequest(
  classId: string,
  comment: GivenComment,
  { categoryId, teams }: ReceivingTeams,
): RequestOf<typeof commentTeams> {
  return { ...common(classId, comment), categoryId, teamIds: teams.map(({ id }) => id) }
}

function common(classId: string, { item, remark, photo, requestId }: GivenComment) {
  return {
    classId,
    ...wireItem(item),
    ...(remark === '' ? {} : { remark }),
    ...(photo && { photo }),
    requestId,
  }
}
