import { createOrderedStore } from '../../../shared/queue/ordered-store.ts'
import type { GivenComment } from '../give/given-comment.ts'
import type { SentComment } from '../give/write-comment.ts'
import { createBatchIds } from './batch-ids.ts'
import type { CommentQueueDeps } from './queue-deps.ts'
import { createSender, keepPartial } from './send-waiting.ts'
import type { WaitingComment } from './waiting-comments.store.ts'
import { createWaitingList } from './waiting-list.ts'

export type CommentQueue = ReturnType<typeof createCommentQueue>

/** Longer than any call takes: after it, a comment that was under way in another page has no page any more. */
const UNDER_WAY_MS = 30_000

/**
 * Comments that the network has not taken yet. Each keeps the request id it was given with, so that it counts once,
 * however often it is sent.
 */
export function createCommentQueue(deps: CommentQueueDeps) {
  const { now, currentUserId, later } = deps
  const store = createOrderedStore(deps.store)
  const list = createWaitingList(store, deps)
  const batchIds = createBatchIds()
  const sender = createSender(deps, list, batchIds)
  /** Comments whose first answer a screen of this page waits for. */
  const mine = new Set<string>()
  /** Comments that a screen of this page left to the queue, until the server answers this page. */
  const unanswered = new Map<string, WaitingComment>()

  const isElsewhere = (one: WaitingComment) =>
    one.isUnderWay && Math.abs(now() - one.writtenAt) < UNDER_WAY_MS

  /** Reads what this device keeps for the teacher who is signed in, and sends it. */
  async function refresh(): Promise<void> {
    const userId = currentUserId()
    const kept = userId === undefined ? [] : await store.list(userId)
    if (userId !== currentUserId()) return
    if (kept.some(isElsewhere)) later(() => void refresh(), UNDER_WAY_MS)
    list.show(kept.filter((one) => !mine.has(one.comment.requestId) && !isElsewhere(one)))
    void sender.flush()
  }

  /** Sends a comment, written down first in case this page ends before the answer comes. */
  async function give(classId: string, comment: GivenComment): Promise<SentComment> {
    const userId = currentUserId()
    const { requestId } = comment
    if (userId === undefined) return deps.send(classId, comment)
    mine.add(requestId)
    void store.put({ userId, classId, comment, isUndone: false, isUnderWay: true, writtenAt: now() })
    const end = () => {
      mine.delete(requestId)
      void store.remove(userId, requestId)
    }
    try {
      const sent = await deps.send(classId, comment)
      end()
      return sent
    } catch (error) {
      if (deps.judge(error) === 'refused') end()
      throw error
    }
  }

  /** Keeps a comment that the network lost until the network takes it. Resolves to its batch id. */
  function add(classId: string, comment: GivenComment): Promise<string> {
    const { promise } = batchIds.of(comment.requestId)
    const userId = currentUserId()
    if (userId === undefined) return promise
    const { requestId } = comment
    const one = { userId, classId, comment, isUndone: false, isUnderWay: false, writtenAt: now() }
    mine.delete(requestId)
    unanswered.set(requestId, one)
    const end = () => void unanswered.delete(requestId)
    promise.then(end, end)
    list.keep(one)
    void sender.flush()
    return promise
  }

  /** Whether a comment still waited and is now taken back. */
  function takeBack(requestId: string): boolean {
    const one = list.find(requestId)
    const sentElsewhere = unanswered.get(requestId)
    if (one) list.markUndone(one)
    else if (sentElsewhere) {
      // By another tab, which alone was told its batch: sent once more, it is answered here as well.
      list.keep({ ...sentElsewhere, isUndone: true })
      void sender.flush()
    } else return false
    return true
  }

  return {
    refresh,
    retry: sender.retry,
    /** What a failure means to the screen that gives comments. */
    judge: deps.judge,
    batchIdOf: (requestId: string): Promise<string> => batchIds.of(requestId).promise,
    give,
    add,
    ...partialActions(deps, list, sender, batchIds),
    takeBack,
    /** How many comments of the signed-in teacher wait. */
    count: async (): Promise<number> => {
      const userId = currentUserId()
      return userId === undefined ? 0 : (await store.list(userId)).filter(({ isUndone }) => !isUndone).length
    },
    /** Leaves nothing of this teacher on the device. */
    wipe: async (userId: string): Promise<void> => {
      sender.pause()
      await list.clear(userId)
    },
  }
}

/** What becomes of a comment that was refused because some of its pupils have left the class. */
function partialActions(
  deps: CommentQueueDeps,
  list: ReturnType<typeof createWaitingList>,
  sender: ReturnType<typeof createSender>,
  batchIds: ReturnType<typeof createBatchIds>,
) {
  return {
    /** Keeps one that the screen itself sent. False where no pupil is left for it. */
    keepPartial: async (classId: string, comment: GivenComment, error: unknown): Promise<boolean> => {
      const userId = deps.currentUserId()
      return userId !== undefined && (await keepPartial(deps, list, { userId, classId, comment }, error))
    },
    /** The teacher gives it to those who are still there. Resolves to its batch id. */
    givePartial: (requestId: string): Promise<string> => {
      const kept = list.find(requestId)
      if (kept) {
        const { goneNames: _, ...one } = kept
        list.keep(one)
      }
      void sender.flush()
      return batchIds.of(requestId).promise
    },
    /** The teacher no longer wants it. */
    dropPartial: (requestId: string): void => {
      const one = list.find(requestId)
      if (one) list.forget(one)
    },
  }
}
