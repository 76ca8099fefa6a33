import type { CommentStore } from './queue-deps.ts'

/** A store whose writes happen one after another, and whose lists hold all of them. */
export function createOrderedStore(store: CommentStore): CommentStore {
  let writing: Promise<void> = Promise.resolve()

  function write(run: () => Promise<void>): Promise<void> {
    writing = writing.then(run)
    return writing
  }

  return {
    list: async (userId) => {
      for (;;) {
        const seen = writing
        await seen
        const kept = await store.list(userId)
        // Else the list may lack what was written meanwhile.
        if (seen === writing) return kept
      }
    },
    put: (one) => write(() => store.put(one)),
    remove: (userId, requestId) => write(() => store.remove(userId, requestId)),
    clear: (userId) => write(() => store.clear(userId)),
  }
}
