import type * as contract from '@pinge/contract/comments.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { MAX_REMARK_EDITS } from '@pinge/contract/values/limits.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassChange } from '../writes/class-write.ts'
import type { ClassContext } from '../writes/contexts.ts'
import {
  countRemarkEdits,
  insertRemarkEdit,
  selectBatch,
  selectCurrentRemark,
  selectUndoneReceivers,
} from './comment.queries.ts'

/** Corrects the remark of a comment that this teacher gave. The old words are kept, with the time of the change. */
export async function updateRemark(
  trx: Db,
  { classId, teacherId, clock, newId }: ClassContext,
  { batchId, remark }: RequestOf<typeof contract.updateRemark>,
): Promise<ClassChange<typeof contract.updateRemark>> {
  const given = (await selectBatch(trx, classId, batchId)).filter(
    ({ kind }) => kind === 'praise' || kind === 'reminder',
  )
  const [first] = given
  if (!first) throw new AppError('commentNotFound')
  if (first.teacherId !== teacherId) throw new AppError('remarkNotYours')
  const undone = await selectUndoneReceivers(trx, batchId)
  if (given.every(({ studentId }) => undone.has(studentId))) throw new AppError('batchAlreadyUndone')

  const oldRemark = (await selectCurrentRemark(trx, batchId)) ?? first.remark
  if (oldRemark !== remark) {
    if ((await countRemarkEdits(trx, batchId)) >= MAX_REMARK_EDITS) throw new AppError('remarkEditedOften')
    await insertRemarkEdit(trx, {
      id: newId(),
      classId,
      batchId,
      oldRemark,
      newRemark: remark,
      teacherId,
      createdAt: clock(),
    })
  }
  return { data: null, change: { type: 'remark-changed', batchId, teacherId } }
}
