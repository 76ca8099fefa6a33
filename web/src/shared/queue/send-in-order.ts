const FIRST_WAIT_MS = 1_000
const MAX_WAIT_MS = 30_000

/** What became of one that was sent: the server answered, the network lost it, or its teacher has to sign in first. */
export type Outcome = 'answered' | 'lost' | 'sign-in'

export type SendInOrderDeps<Waiting> = {
  currentUserId: () => string | undefined
  /** Runs later; returns how to cancel. */
  later: (run: () => void, ms: number) => () => void
  /** The one that waits longest, of those that may be sent. */
  next: () => Waiting | undefined
  send: (one: Waiting) => Promise<Outcome>
}

/**
 * Sends what waits on this device one after another, and only while its own teacher is signed in. What the network lost
 * is tried again after a second, and then after twice as long each time, up to half a minute.
 */
export function sendInOrder<Waiting extends { userId: string }>(deps: SendInOrderDeps<Waiting>) {
  let isSending = false
  let failures = 0
  let cancelRetry = (): void => undefined

  async function flush(): Promise<void> {
    cancelRetry()
    if (isSending) return
    isSending = true
    try {
      for (;;) {
        const one = deps.next()
        if (!one || one.userId !== deps.currentUserId()) return
        const outcome = await deps.send(one)
        if (outcome === 'lost') retryLater()
        if (outcome !== 'answered') return
        failures = 0
      }
    } finally {
      isSending = false
    }
  }

  function retryLater(): void {
    const waitMs = Math.min(FIRST_WAIT_MS * 2 ** failures, MAX_WAIT_MS)
    cancelRetry = deps.later(() => void flush(), waitMs)
    failures += 1
  }

  return {
    flush,
    /** The network is back: at once, not when the next try is due. */
    retry: (): void => {
      failures = 0
      void flush()
    },
    /** Ends the wait for the next try. */
    pause: (): void => cancelRetry(),
  }
}
