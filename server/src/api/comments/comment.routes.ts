import { giveComment as giveCommentCall, undoComment as undoCommentCall } from '@pinge/contract/comments.ts'
import { commentTeams as commentTeamsCall } from '@pinge/contract/teams.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'
import { commentTeams } from './comment-teams.ts'
import { giveComment } from './give-comment.ts'
import { undoComment, type UndoElsewhere } from './undo-comment.ts'

/** What an undo means to exchanges belongs to another feature, so it is handed in. */
export function commentRoutes(endpoints: Endpoints, deps: ApiDeps, undoElsewhere: UndoElsewhere): void {
  endpoints.teacher(giveCommentCall, (caller, request) => giveComment(deps, caller, request))
  endpoints.teacher(commentTeamsCall, (caller, request) => commentTeams(deps, caller, request))
  endpoints.teacher(undoCommentCall, (caller, request) => undoComment(deps, undoElsewhere, caller, request))
}
