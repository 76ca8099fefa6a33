import { giveComment, undoComment } from '@pinge/contract/comments.ts'
import { commentRecords } from '@pinge/contract/records.ts'
import { classList } from '@pinge/contract/classes.ts'
import { studentList, type Student, type StudentTotals } from '@pinge/contract/students.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useReducer, useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { endpointQuery, markStale } from '../../shared/api/endpoint-query.ts'
import { Refusal } from '../../shared/api/refusal.ts'
import { awardReducer, noAwards, type Award } from './awards.ts'
import { wireItem } from './free-comment.ts'
import { isWorthSendingAgain } from './is-worth-sending-again.ts'
import { awardPoints, firstOfToday, takeBackPoints, takeOverTotals } from './student-scores.ts'

/**
 * Gives and takes back awards in one class: draws them before the server answers, takes them off again when it refuses,
 * and keeps what the network lost ready to be sent once more.
 */
export function useAwards(classId: string, listeners: AwardListeners) {
  const { onNotGiven, onUndoLost, onSettled, send = giveToStudents } = listeners
  const queryClient = useQueryClient()
  const [state, dispatch] = useReducer(awardReducer, noAwards)
  // An undo that is asked for before the award is answered waits here for its batch.
  const [batches] = useState(() => new Map<string, Promise<string>>())
  const mutationKey = ['award', classId]
  const { mutateAsync: sendAward } = useMutation({
    mutationKey,
    mutationFn: (award: Award) => send(classId, award),
    networkMode: 'always',
  })
  const { mutateAsync: sendUndo } = useMutation({
    mutationKey,
    mutationFn: (undo: { batchId: string; requestId: string }) => call(undoComment, { classId, ...undo }),
    networkMode: 'always',
  })

  const { queryKey } = endpointQuery(studentList, { filter: true, classId })

  function changeStudents(change: (students: readonly Student[]) => Student[]): void {
    queryClient.setQueryData(queryKey, (data) => data && { ...data, stuInfoList: change(data.stuInfoList) })
  }

  /** Whether another deed of this browser in this class has no answer yet. */
  function isUnderWay(): boolean {
    return queryClient.isMutating({ mutationKey }) > 0
  }

  /** What the totals do not tell, such as today's qualities and the records, is read anew. */
  function readAnew(): void {
    // While another deed is on its way the answer may not know of it; that deed will read anew when it is done.
    if (isUnderWay()) return
    void markStale(queryClient, studentList, { filter: true, classId })
    void markStale(queryClient, commentRecords)
    void markStale(queryClient, classList)
    onSettled?.()
  }

  async function give(award: Award): Promise<void> {
    const { item } = award
    const ids = new Set(award.students.map((student) => student.id))
    const before = queryClient.getQueryData(queryKey)?.stuInfoList ?? []
    const firstIds = firstOfToday(before, ids, item)

    // An older answer on its way would wipe out what is drawn here.
    void queryClient.cancelQueries({ queryKey })
    dispatch({ type: 'award-sent', award })
    changeStudents((students) => awardPoints(students, ids, item))

    const answer = sendAward(award)
    const batch = answer.then(({ batchId }) => batchId)
    // Whoever waits for the batch handles its failure; nobody may be waiting.
    batch.catch(() => {})
    batches.set(award.requestId, batch)
    try {
      const { batchId, students: totals } = await answer
      // What is drawn already counts the deeds that are still on their way; this answer does not.
      if (!isUnderWay()) changeStudents((students) => takeOverTotals(students, totals))
      dispatch({ type: 'award-confirmed', award, batchId })
    } catch (error) {
      changeStudents((students) => takeBackPoints(students, ids, item, firstIds))
      const isLost = isWorthSendingAgain(error)
      dispatch({ type: isLost ? 'award-lost' : 'award-refused', award })
      onNotGiven(award, isLost)
    }
    readAnew()
  }

  async function undo(award: Award): Promise<void> {
    const batch = batches.get(award.requestId)
    if (!batch) return
    dispatch({ type: 'undo-sent', award })
    // An award that was refused has nothing to take back; `give` has said so.
    const batchId = await batch.catch(() => null)
    if (batchId === null) return
    try {
      const { students: totals } = await sendUndo({ batchId, requestId: award.undoRequestId })
      if (!isUnderWay()) changeStudents((students) => takeOverTotals(students, totals))
      dispatch({ type: 'undo-confirmed', award })
    } catch (error) {
      if (isWorthSendingAgain(error)) {
        dispatch({ type: 'undo-lost', award, batchId })
        if (!(error instanceof Refusal)) onUndoLost()
      } else {
        dispatch({ type: 'undo-refused', award })
      }
    }
    readAnew()
  }

  return {
    notice: state.notice,
    hasUnconfirmed: state.unconfirmed.length > 0,
    give,
    undo,
    undoLast: () => {
      if (state.last && state.notice?.phase !== 'undoing') void undo(state.last)
    },
    giveUp: (award: Award) => {
      dispatch({ type: 'award-given-up', award })
      readAnew()
    },
    forgetBatch: (batchId: string) => dispatch({ type: 'batch-undone', batchId }),
    closeNotice: () => dispatch({ type: 'notice-closed' }),
  }
}

function giveToStudents(
  classId: string,
  { item, students, remark, requestId }: Award,
): Promise<{ batchId: string; students: StudentTotals[] }> {
  return call(giveComment, {
    classId,
    ...wireItem(item),
    studentIds: students.map((student) => student.id),
    ...(remark === '' ? {} : { remark }),
    requestId,
  })
}

export type AwardListeners = {
  /** How an award is sent, where it is not simply for pupils. */
  send?: typeof giveToStudents
  /** The server has answered, or will not: read anew what an award changes besides the pupils. */
  onSettled?: () => void
  /** Refused, or lost on the way: nothing is to be celebrated. */
  onNotGiven: (award: Award, isLost: boolean) => void
  /** Nobody answered an undo. What the server itself says is announced elsewhere. */
  onUndoLost: () => void
}
