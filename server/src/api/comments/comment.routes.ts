import * as contract from '@pinge/contract/comments.ts'
import { commentTeams as commentTeamsEndpoint } from '@pinge/contract/teams.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import { commentTeams } from './comment-teams.ts'
import { giveComment } from './give-comment.ts'
import { updateRemark } from './update-remark.ts'
import { undoComment, type UndoElsewhere } from './undo-comment.ts'

/** What an undo means to exchanges belongs to another feature, so it is handed in. */
export function commentRoutes(endpoints: ApiEndpoints, undoElsewhere: UndoElsewhere): void {
  const whereManyGive = { sharesTransaction: true }
  endpoints.classWrite(contract.giveComment, giveComment, whereManyGive)
  endpoints.classWrite(commentTeamsEndpoint, commentTeams, whereManyGive)
  endpoints.classWrite(
    contract.undoComment,
    (trx, context, request) => undoComment(trx, context, request, undoElsewhere),
    whereManyGive,
  )
  endpoints.classWrite(contract.updateRemark, updateRemark)
}
