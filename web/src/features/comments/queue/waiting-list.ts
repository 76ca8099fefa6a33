import type { CommentQueueDeps, CommentStore } from './queue-deps.ts'
import type { WaitingComment } from './waiting-comments.store.ts'

export type WaitingList = ReturnType<typeof createWaitingList>

/** The waiting comments of the teacher who is signed in: as the screen shows them, and as the device keeps them. */
export function createWaitingList(
  store: CommentStore,
  {
    currentUserId,
    onChange,
    tellOthers,
  }: Pick<CommentQueueDeps, 'currentUserId' | 'onChange' | 'tellOthers'>,
) {
  let waiting: readonly WaitingComment[] = []

  function show(next: readonly WaitingComment[]): void {
    waiting = next
    onChange(waiting)
  }

  function without(requestId: string): readonly WaitingComment[] {
    return waiting.filter(({ comment }) => comment.requestId !== requestId)
  }

  return {
    show,
    find: (requestId: string) => waiting.find(({ comment }) => comment.requestId === requestId),
    /** The oldest one that is sent without a question to the teacher. */
    next: () => waiting.find(({ goneNames }) => goneNames === undefined),
    /** Adds it, or puts it in the place of the one with the same request id, at the end. */
    keep: (one: WaitingComment): void => {
      if (one.userId === currentUserId()) show([...without(one.comment.requestId), one])
      void store.put(one).then(tellOthers)
    },
    forget: ({ userId, comment }: WaitingComment): void => {
      show(without(comment.requestId))
      void store.remove(userId, comment.requestId).then(tellOthers)
    },
    /** Marks one as taken back. Its place in the queue stays. */
    markUndone: (one: WaitingComment): void => {
      const undone = { ...one, isUndone: true }
      show(waiting.map((other) => (other === one ? undone : other)))
      void store.put(undone).then(tellOthers)
    },
    clear: async (userId: string): Promise<void> => {
      show(waiting.filter((one) => one.userId !== userId))
      await store.clear(userId)
      tellOthers()
    },
  }
}
