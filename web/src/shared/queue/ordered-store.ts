/** Where what waits to be sent is kept on this device, each teacher's apart. */
export type WaitingStore<Waiting> = {
  list: (userId: string) => Promise<Waiting[]>
  put: (waiting: Waiting) => Promise<void>
  remove: (userId: string, requestId: string) => Promise<void>
  clear: (userId: string) => Promise<void>
}

/** A store whose writes happen one after another, and whose lists hold all of them. */
export function createOrderedStore<Waiting>(store: WaitingStore<Waiting>): WaitingStore<Waiting> {
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
