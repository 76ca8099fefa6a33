import * as contract from '@pinge/contract/comment-items.ts'
import { commentItems } from '@pinge/contract/comments.ts'
import { qualityTypes, type QualityType } from '@pinge/contract/values/quality-type.ts'
import type { Db } from '../../platform/db/schema.ts'
import { lockTeacher } from '../access/lock-teacher.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import type { TeacherContext } from '../writes/contexts.ts'
import { hideItem, orderItems, restoreItems } from './arrange-items.ts'
import { listItems, listItemSettings, listOwnItems } from './list-items.ts'
import { addItem, deleteItem, updateItem } from './own-items.ts'

/** The product's own colours and shapes of the five qualities, for clients that do not bring them. */
const looks: Record<QualityType, Pick<contract.CommentLabel, 'color' | 'tint' | 'shape'>> = {
  1: { color: '#2563eb', tint: '#eaf1fe', shape: 'circle' },
  2: { color: '#c2410c', tint: '#fff1e8', shape: 'square' },
  3: { color: '#15803d', tint: '#e8f7ee', shape: 'triangle' },
  4: { color: '#92600a', tint: '#fdf4dc', shape: 'diamond' },
  5: { color: '#a21caf', tint: '#fbeafb', shape: 'star' },
}

const labels: readonly contract.CommentLabel[] = qualityTypes.map((quality) => ({
  ...quality,
  ...looks[quality.type],
}))

export function commentItemRoutes(endpoints: ApiEndpoints): void {
  endpoints.classRead(commentItems, listItems)
  endpoints.teacherRead(contract.commentLabels, () => [...labels])
  endpoints.teacherRead(contract.itemSettings, listItemSettings)
  endpoints.teacherRead(contract.ownItems, listOwnItems)
  endpoints.teacherWrite(contract.addItem, inTurn(addItem))
  endpoints.teacherWrite(contract.updateItem, inTurn(updateItem))
  endpoints.teacherWrite(contract.deleteItem, inTurn(deleteItem))
  endpoints.teacherWrite(contract.hideItem, inTurn(hideItem))
  endpoints.teacherWrite(contract.orderItems, inTurn(orderItems))
  endpoints.teacherWrite(contract.restoreItems, inTurn(restoreItems))
}

/** Writes of one teacher on their items come one after another, so that limits need no further locks. */
function inTurn<Request, Answer>(
  run: (trx: Db, context: TeacherContext, request: Request) => Promise<Answer>,
): typeof run {
  return async (trx, context, request) => {
    await lockTeacher(trx, context.teacherId)
    return run(trx, context, request)
  }
}
