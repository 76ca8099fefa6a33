import { sendInOrder } from '../../../shared/queue/send-in-order.ts'
import type { createBatchIds } from './batch-ids.ts'
import type { CommentQueueDeps } from './queue-deps.ts'
import type { WaitingComment } from './waiting-comments.store.ts'
import type { WaitingList } from './waiting-list.ts'

/** Sends waiting comments one after another, the oldest first, and only while their own teacher is signed in. */
export function createSender(
  deps: CommentQueueDeps,
  list: WaitingList,
  batchIds: ReturnType<typeof createBatchIds>,
) {
  const { currentUserId, later } = deps
  return sendInOrder<WaitingComment>({
    currentUserId,
    later,
    next: list.next,
    send: async (one) => {
      try {
        await send(one)
        return 'answered'
      } catch (error) {
        const failure = deps.judge(error)
        if (failure !== 'refused') return failure
        await giveUp(one, error)
        return 'answered'
      }
    },
  })

  async function send(one: WaitingComment): Promise<void> {
    const { classId, comment } = one
    const { requestId } = comment
    let isUndone = false
    const sent = await deps.underWay(one, async () => {
      const given = await deps.send(classId, comment)
      // The teacher may take it back while it is on its way.
      isUndone = list.find(requestId)?.isUndone ?? one.isUndone
      return isUndone ? deps.undo(classId, comment, given.batchId) : given
    })
    // The server's totals first, and then no comment over them: drawn together, no score wavers.
    deps.onSent(one, sent)
    list.forget(one)
    if (!isUndone) batchIds.of(requestId).resolve(sent.batchId)
  }

  async function giveUp(one: WaitingComment, error: unknown): Promise<void> {
    const { userId, classId, comment } = one
    // The rest is kept before the whole is forgotten: a page that ends in between has lost nothing.
    const isPartialKept =
      !one.isUndone && (await keepPartial(deps, list, { userId, classId, comment }, error))
    list.forget(one)
    batchIds.of(comment.requestId).reject(error)
    if (!isPartialKept) deps.onRefused(one, error)
  }
}

/** Keeps a refused comment for the pupils who are still in the class, until the teacher decides. False where none are. */
export async function keepPartial(
  deps: CommentQueueDeps,
  list: WaitingList,
  { userId, classId, comment }: Pick<WaitingComment, 'userId' | 'classId' | 'comment'>,
  error: unknown,
): Promise<boolean> {
  const partial = await deps.findPartialComment(classId, comment, error)
  if (!partial) return false
  const { students, goneNames } = partial
  const ids = { requestId: deps.newRequestId(), undoRequestId: deps.newRequestId() }
  const rest = { ...comment, ...ids, students }
  list.keep({
    userId,
    classId,
    comment: rest,
    isUndone: false,
    isUnderWay: false,
    writtenAt: deps.now(),
    goneNames,
  })
  return true
}
