import type { CommentStore } from './queue-deps.ts'
import type { WaitingComment } from './waiting-comments.store.ts'

/** Comments that this page alone knows. */
export function createMemoryStore(): CommentStore {
  let comments: readonly WaitingComment[] = []
  const isNot = (userId: string, requestId?: string) => (one: WaitingComment) =>
    one.userId !== userId || (requestId !== undefined && one.comment.requestId !== requestId)
  return {
    list: async (userId) => comments.filter((one) => one.userId === userId),
    put: async (one) => {
      comments = [...comments.filter(isNot(one.userId, one.comment.requestId)), one]
    },
    remove: async (userId, requestId) => {
      comments = comments.filter(isNot(userId, requestId))
    },
    clear: async (userId) => {
      comments = comments.filter(isNot(userId))
    },
  }
}
