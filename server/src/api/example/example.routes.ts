import type { CommentItem } from '@pinge/contract/comments.ts'
import * as contract from '@pinge/contract/example.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import { addExample } from './add-example.ts'
import { removeExample } from './remove-example.ts'

/** The items that the example's comments are drawn from belong to another feature, so they are handed in. */
export function exampleRoutes(endpoints: ApiEndpoints, deps: ApiDeps, items: readonly CommentItem[]): void {
  endpoints.teacherWrite(contract.addExample, (trx, context) => addExample(trx, context, items))
  endpoints.teacher(contract.removeExample, (caller, request) => removeExample(deps, caller, request))
}
