import { undoComment } from '@pinge/contract/comments.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createStore } from 'zustand'
import { formatFailure } from '../../../shared/api/failure/format-failure.ts'
import { isPassingFailure } from '../../../shared/api/failure/is-passing-failure.ts'
import { isKeptQuiet } from '../../../shared/device/reminder-display.store.ts'
import { sendWrite } from '../../../shared/api/write/send-write.ts'
import { showError } from '../../../shared/ui/feedback/show-toast.ts'
import type { CommentQueue } from '../queue/comment-queue.ts'
import { loadCommentQueue } from '../queue/load-comment-queue.ts'
import { isOnItsWay, useWaitingComments } from '../queue/waiting-comments.store.ts'
import { formatRefusal } from './format-comment.ts'
import { givingReducer, nothingGiven, type GivenComment, type GivingEvent } from './given-comment.ts'
import { commentKey, drawPoints, drawTotals, writeComment } from './write-comment.ts'

/** What became of a comment at the first try; one that is queued gets its id when it is sent. */
type Outcome = { type: 'given'; batchId: string } | { type: 'queued' } | { type: 'refused' }

/** What became of the comments, and which are undone. */
function createGivingState() {
  const store = createStore(() => nothingGiven)
  const dispatch = (event: GivingEvent) => store.setState(givingReducer(store.getState(), event), true)
  /** What was taken back from its record, or on another device: nothing is left to undo. */
  const undone = createStore<ReadonlySet<string>>(() => new Set())
  return {
    store,
    undone,
    dispatch,
    /** A colleague may have taken it back before its answer came here: there is no way back to offer then. */
    confirm: (comment: GivenComment, batchId: string) => {
      dispatch({ type: 'comment-confirmed', comment, batchId })
      if (undone.getState().has(batchId)) dispatch({ type: 'batch-undone', batchId })
    },
    forgetBatch: (batchId: string) => {
      undone.setState(new Set([...undone.getState(), batchId]), true)
      dispatch({ type: 'batch-undone', batchId })
    },
  }
}

/**
 * Gives and takes back comments in one class. Draws them before the server answers, and takes them off again with a word
 * when it refuses. What the network did not take is left to the queue of this device.
 */
export function createGiver(queryClient: QueryClient, classId: string) {
  const loadQueue = (): Promise<CommentQueue> => loadCommentQueue(queryClient)
  const { store, undone, dispatch, confirm, forgetBatch } = createGivingState()
  /** An undo that is asked for before the comment is answered waits here for what becomes of it. */
  const outcomes = new Map<string, Promise<Outcome>>()

  async function give(comment: GivenComment): Promise<Outcome> {
    dispatch({ type: 'comment-sent', comment })
    // Behind those that wait already; the queue finds out whether the network is back.
    if (useWaitingComments.getState().comments.some(isOnItsWay)) return enqueue(comment, await loadQueue())
    const send = async () => (await loadQueue()).give(classId, comment)
    try {
      const drawing = drawPoints(classId, comment)
      const { batchId } = await writeComment(queryClient, classId, comment, drawing, send)
      confirm(comment, batchId)
      return { type: 'given', batchId }
    } catch (error) {
      const queue = await loadQueue().catch(() => null)
      // Drawn again as one that waits, so that no score wavers.
      if (queue && queue.judge(error) !== 'refused') return enqueue(comment, queue)
      await refuse(comment, error, queue)
      return { type: 'refused' }
    }
  }

  function enqueue(comment: GivenComment, queue: CommentQueue): Outcome {
    dispatch({ type: 'comment-queued', comment })
    queue.add(classId, comment).then(
      (batchId) => confirm(comment, batchId),
      // The queue has said so.
      () => dispatch({ type: 'comment-refused', comment }),
    )
    return { type: 'queued' }
  }

  async function refuse(comment: GivenComment, error: unknown, queue: CommentQueue | null): Promise<void> {
    dispatch({ type: 'comment-refused', comment })
    if (await queue?.keepPartial(classId, comment, error)) return
    showError(formatRefusal(comment, formatFailure(error), { isQuiet: isKeptQuiet(comment.item.score) }))
  }

  async function undo(comment: GivenComment): Promise<void> {
    const outcome = outcomes.get(comment.requestId)
    if (!outcome) return
    dispatch({ type: 'undo-sent', comment })
    const batchId = await findBatchId(comment, await outcome)
    if (batchId === null) return
    const request = { classId, batchId, requestId: comment.undoRequestId }
    const optimistic = { key: commentKey(classId), ...drawTotals(classId, 'undone') }
    try {
      await sendWrite(queryClient, undoComment, request, { optimistic, announces: 'failures' })
      dispatch({ type: 'undo-confirmed', comment })
    } catch (error) {
      // Its answer was lost on the way, but the class was told that it is done.
      if (undone.getState().has(batchId)) dispatch({ type: 'undo-confirmed', comment })
      else if (isPassingFailure(error)) dispatch({ type: 'undo-lost', comment, batchId })
      else dispatch({ type: 'undo-refused', comment })
    }
  }

  /** What there is to undo on the server. Nothing where the comment was refused, or is taken back while it still waits. */
  async function findBatchId(comment: GivenComment, outcome: Outcome): Promise<string | null> {
    if (outcome.type === 'given') return outcome.batchId
    if (outcome.type === 'refused') return null
    const queue = await loadQueue()
    if (!queue.takeBack(comment.requestId)) return queue.batchIdOf(comment.requestId).catch(() => null)
    dispatch({ type: 'undo-confirmed', comment })
    return null
  }

  return {
    store,
    undone,
    give: (comment: GivenComment) => void outcomes.set(comment.requestId, give(comment)),
    undo: (comment: GivenComment) => void undo(comment),
    undoLast: () => {
      const { last, notice } = store.getState()
      if (last && notice?.phase !== 'undoing') void undo(last)
    },
    forgetBatch,
    closeNotice: () => dispatch({ type: 'notice-closed' }),
    tellAction: (isActionNewest: boolean) => dispatch({ type: 'action-told', isActionNewest }),
  }
}
