import type { CommentItem } from '@pinge/contract/comments.ts'
import { addExample as addExampleCall, removeExample as removeExampleCall } from '@pinge/contract/example.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'
import { addExample } from './add-example.ts'
import { removeExample } from './remove-example.ts'

/** The items that the example's comments are drawn from belong to another feature, so they are handed in. */
export function exampleRoutes(endpoints: Endpoints, deps: ApiDeps, items: readonly CommentItem[]): void {
  endpoints.teacher(addExampleCall, (caller, request) => addExample(deps, items, caller, request))
  endpoints.teacher(removeExampleCall, (caller, request) => removeExample(deps, caller, request))
}
