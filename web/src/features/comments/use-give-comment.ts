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
import type { CommentQueue } from './queue/comment-queue.ts'
import { givenCommentReducer, nothingGiven, type GivenComment } from './given-comment.ts'
import { formatReceivers } from './format-comment.ts'
import { isWorthSendingAgain } from './queue/is-worth-sending-again.ts'
import { loadCommentQueue } from './queue/load-comment-queue.ts'
import { addPoints, firstOfToday, takeBackPoints, takeOverTotals } from './student-scores.ts'
import { isOnItsWay, useWaitingComments } from './queue/waiting-comments.store.ts'

/** What became of a comment at the first try; one that is queued learns its batch when it is sent. */
type Outcome = { type: 'given'; batchId: string } | { type: 'queued' } | { type: 'refused' }

/**
 * Gives and takes back comments in one class: draws them before the server answers, takes them off again with a word when
 * it refuses, and leaves to the queue of this device what the network did not take.
 */
export function useGiveComment(classId: string, listeners: GiveCommentListeners) {
  const { onRefused, onUndoLost, onSettled } = listeners
  const queryClient = useQueryClient()
  const [state, dispatch] = useReducer(givenCommentReducer, nothingGiven)
  // An undo that is asked for before the comment is answered waits here for what becomes of it.
  const [outcomes] = useState(() => new Map<string, Promise<Outcome>>())
  const mutationKey = ['comment', classId]
  const { mutateAsync: sendComment } = useMutation({
    mutationKey,
    mutationFn: async (comment: GivenComment) => (await loadCommentQueue(queryClient)).give(classId, comment),
    networkMode: 'always',
    // Told below, with the names of those whom it concerns.
    meta: { announces: 'nothing' },
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

  async function give(comment: GivenComment): Promise<Outcome> {
    dispatch({ type: 'comment-sent', comment })
    // Behind those that wait already; the queue finds out whether the network is back.
    if (useWaitingComments.getState().comments.some(isOnItsWay))
      return enqueue(comment, await loadCommentQueue(queryClient))

    const { item } = comment
    const ids = new Set(comment.students.map((student) => student.id))
    const before = queryClient.getQueryData(queryKey)?.stuInfoList ?? []
    const firstIds = firstOfToday(before, ids, item)
    // An older answer on its way would wipe out what is drawn here.
    void queryClient.cancelQueries({ queryKey })
    changeStudents((students) => addPoints(students, ids, item))
    try {
      const { batchId, students: totals } = await sendComment(comment)
      // What is drawn already counts the deeds that are still on their way; this answer does not.
      if (!isUnderWay()) changeStudents((students) => takeOverTotals(students, totals))
      dispatch({ type: 'comment-confirmed', comment, batchId })
      readAnew()
      return { type: 'given', batchId }
    } catch (error) {
      const queue = await loadCommentQueue(queryClient).catch(() => null)
      changeStudents((students) => takeBackPoints(students, ids, item, firstIds))
      // Drawn again as one that waits, so that nobody sees it go.
      if (queue && queue.judge(error) !== 'refused') return enqueue(comment, queue)
      await refuse(comment, error, queue)
      readAnew()
      return { type: 'refused' }
    }
  }

  function enqueue(comment: GivenComment, queue: CommentQueue): Outcome {
    dispatch({ type: 'comment-queued', comment })
    queue.add(classId, comment).then(
      (batchId) => dispatch({ type: 'comment-confirmed', comment, batchId }),
      // The queue has said so.
      () => {
        dispatch({ type: 'comment-refused', comment })
        onRefused(comment)
      },
    )
    return { type: 'queued' }
  }

  async function refuse(comment: GivenComment, error: unknown, queue: CommentQueue | null): Promise<void> {
    dispatch({ type: 'comment-refused', comment })
    onRefused(comment)
    if (await queue?.keepPartial(classId, comment, error)) return
    showError(`${formatReceivers(comment)}的“${comment.item.name}”没有记上：${describeFailure(error)}`)
  }

  async function undo(comment: GivenComment): Promise<void> {
    const outcome = outcomes.get(comment.requestId)
    if (!outcome) return
    dispatch({ type: 'undo-sent', comment })
    const batchId = await findBatch(comment, await outcome)
    if (batchId === null) return
    try {
      const { students: totals } = await sendUndo({ batchId, requestId: comment.undoRequestId })
      if (!isUnderWay()) changeStudents((students) => takeOverTotals(students, totals))
      dispatch({ type: 'undo-confirmed', comment })
    } catch (error) {
      if (isWorthSendingAgain(error)) {
        dispatch({ type: 'undo-lost', comment, batchId })
        if (!(error instanceof Refusal)) onUndoLost()
      } else {
        dispatch({ type: 'undo-refused', comment })
      }
    }
    readAnew()
  }

  /** What there is to undo on the server. Nothing where the comment was refused, or is taken back while it still waits. */
  async function findBatch(comment: GivenComment, outcome: Outcome): Promise<string | null> {
    if (outcome.type === 'given') return outcome.batchId
    if (outcome.type === 'refused') return null
    const queue = await loadCommentQueue(queryClient)
    if (!queue.takeBack(comment.requestId)) return queue.batchIdOf(comment.requestId).catch(() => null)
    dispatch({ type: 'undo-confirmed', comment })
    return null
  }

  return {
    classId,
    notice: state.notice,
    give: (comment: GivenComment) => void outcomes.set(comment.requestId, give(comment)),
    undo,
    undoLast: () => {
      if (state.last && state.notice?.phase !== 'undoing') void undo(state.last)
    },
    forgetBatch: (batchId: string) => dispatch({ type: 'batch-undone', batchId }),
    closeNotice: () => dispatch({ type: 'notice-closed' }),
  }
}

export type GiveCommentListeners = {
  /** The server has answered, or will not: read anew what a comment changes besides the pupils. */
  onSettled?: () => void
  /** Nothing is to be celebrated. */
  onRefused: (comment: GivenComment) => void
  /** Nobody answered an undo. What the server itself says is announced elsewhere. */
  onUndoLost: () => void
}
