import { undoComment } from '@pinge/contract/comments.ts'
import { commentRecords } from '@pinge/contract/records.ts'
import { classList } from '@pinge/contract/classes.ts'
import { studentList, type Student } from '@pinge/contract/students.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useReducer, useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { endpointQuery, markStale } from '../../shared/api/endpoint-query.ts'
import { Refusal } from '../../shared/api/refusal.ts'
import { showError } from '../../shared/ui/feedback/show-toast.ts'
import type { AwardQueue } from './award-queue.ts'
import { awardReducer, noAwards, type Award } from './awards.ts'
import { describeReceivers } from './describe-award.ts'
import { isWorthSendingAgain } from './is-worth-sending-again.ts'
import { loadAwardQueue } from './load-award-queue.ts'
import { awardPoints, firstOfToday, takeBackPoints, takeOverTotals } from './student-scores.ts'
import { isOnItsWay, useWaitingAwards } from './waiting-awards.store.ts'

/** What became of an award at the first try; one that is queued learns its batch when it is sent. */
type Outcome = { type: 'given'; batchId: string } | { type: 'queued' } | { type: 'refused' }

/**
 * Gives and takes back awards in one class: draws them before the server answers, takes them off again with a word when
 * it refuses, and leaves to the queue of this device what the network did not take.
 */
export function useAwards(classId: string, listeners: AwardListeners) {
  const { onRefused, onUndoLost, onSettled } = listeners
  const queryClient = useQueryClient()
  const [state, dispatch] = useReducer(awardReducer, noAwards)
  // An undo that is asked for before the award is answered waits here for what becomes of it.
  const [outcomes] = useState(() => new Map<string, Promise<Outcome>>())
  const mutationKey = ['award', classId]
  const { mutateAsync: sendAward } = useMutation({
    mutationKey,
    mutationFn: async (award: Award) => (await loadAwardQueue(queryClient)).give(classId, award),
    networkMode: 'always',
    // Told below, with the names of those whom it concerns.
    meta: { announces: false },
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

  async function give(award: Award): Promise<Outcome> {
    dispatch({ type: 'award-sent', award })
    // Behind those that wait already; the queue finds out whether the network is back.
    if (useWaitingAwards.getState().awards.some(isOnItsWay))
      return enqueue(award, await loadAwardQueue(queryClient))

    const { item } = award
    const ids = new Set(award.students.map((student) => student.id))
    const before = queryClient.getQueryData(queryKey)?.stuInfoList ?? []
    const firstIds = firstOfToday(before, ids, item)
    // An older answer on its way would wipe out what is drawn here.
    void queryClient.cancelQueries({ queryKey })
    changeStudents((students) => awardPoints(students, ids, item))
    try {
      const { batchId, students: totals } = await sendAward(award)
      // What is drawn already counts the deeds that are still on their way; this answer does not.
      if (!isUnderWay()) changeStudents((students) => takeOverTotals(students, totals))
      dispatch({ type: 'award-confirmed', award, batchId })
      readAnew()
      return { type: 'given', batchId }
    } catch (error) {
      const queue = await loadAwardQueue(queryClient).catch(() => null)
      changeStudents((students) => takeBackPoints(students, ids, item, firstIds))
      // Drawn again as one that waits, so that nobody sees it go.
      if (queue && queue.judge(error) !== 'refused') return enqueue(award, queue)
      await refuse(award, error, queue)
      readAnew()
      return { type: 'refused' }
    }
  }

  function enqueue(award: Award, queue: AwardQueue): Outcome {
    dispatch({ type: 'award-queued', award })
    queue.add(classId, award).then(
      (batchId) => dispatch({ type: 'award-confirmed', award, batchId }),
      // The queue has said so.
      () => {
        dispatch({ type: 'award-refused', award })
        onRefused(award)
      },
    )
    return { type: 'queued' }
  }

  async function refuse(award: Award, error: unknown, queue: AwardQueue | null): Promise<void> {
    dispatch({ type: 'award-refused', award })
    onRefused(award)
    if (await queue?.keepRest(classId, award, error)) return
    showError(`${describeReceivers(award)}的“${award.item.name}”没有记上：${describeFailure(error)}`)
  }

  async function undo(award: Award): Promise<void> {
    const outcome = outcomes.get(award.requestId)
    if (!outcome) return
    dispatch({ type: 'undo-sent', award })
    const batchId = await findBatch(award, await outcome)
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

  /** What there is to undo on the server. Nothing where the award was refused, or is taken back while it still waits. */
  async function findBatch(award: Award, outcome: Outcome): Promise<string | null> {
    if (outcome.type === 'given') return outcome.batchId
    if (outcome.type === 'refused') return null
    const queue = await loadAwardQueue(queryClient)
    if (!queue.takeBack(award.requestId)) return queue.batchOf(award.requestId).catch(() => null)
    dispatch({ type: 'undo-confirmed', award })
    return null
  }

  return {
    classId,
    notice: state.notice,
    give: (award: Award) => void outcomes.set(award.requestId, give(award)),
    undo,
    undoLast: () => {
      if (state.last && state.notice?.phase !== 'undoing') void undo(state.last)
    },
    forgetBatch: (batchId: string) => dispatch({ type: 'batch-undone', batchId }),
    closeNotice: () => dispatch({ type: 'notice-closed' }),
  }
}

export type AwardListeners = {
  /** The server has answered, or will not: read anew what an award changes besides the pupils. */
  onSettled?: () => void
  /** Nothing is to be celebrated. */
  onRefused: (award: Award) => void
  /** Nobody answered an undo. What the server itself says is announced elsewhere. */
  onUndoLost: () => void
}
