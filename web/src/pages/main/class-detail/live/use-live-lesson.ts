import { useBoardPraise } from '../../../../features/comments/celebration/use-board-praise.ts'
import type { ReceivingTeams } from '../../../../features/comments/give/given-comment.ts'
import { useGiver } from '../../../../features/comments/give/GivingProvider.tsx'
import { useStudents } from '../ClassData.tsx'
import { useLiveChanges } from './use-live-changes.ts'

/** Follows the class where comments are given: a praise is celebrated, and what was taken back elsewhere offers no undo. */
export function useLiveLesson(receivers?: ReceivingTeams): void {
  const { classId, celebrateOthers, forgetBatch } = useGiver()
  const celebrate = useBoardPraise(classId, useStudents(), celebrateOthers, receivers)
  useLiveChanges(classId, (event) => {
    celebrate(event)
    if (event.type === 'comment-undone' && !event.isPart) forgetBatch(event.batchId)
    if (event.type === 'scores-changed') event.refundedBatchIds?.forEach(forgetBatch)
  })
}
