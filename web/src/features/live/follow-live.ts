import { LiveEvent } from '@pinge/contract/live.ts'

export type StreamListeners = {
  onOpen: () => void
  onMessage: (data: string, lastEventId: string) => void
  onError: () => void
}

export type LiveDeps = {
  /** The number of the last change that is known already. */
  after: number
  /** Fetches a new one-use address; throws when there is none to be had. */
  ticket: () => Promise<string>
  /** Opens an event stream; answers how to close it. */
  open: (url: string, listeners: StreamListeners) => () => void
  /** Runs later; answers how to cancel. */
  later: (run: () => void, ms: number) => () => void
  /** Whether a failed ticket is worth another try. */
  isWorthTrying: (error: unknown) => boolean
  /** `number` is the number of the change; of `reload` and `ended`, of the last one told. */
  onEvent: (event: LiveEvent, number: number) => void
}

export type Following = {
  /** Connects again at once: the device woke up, or the network returned. */
  refresh: () => void
  stop: () => void
}

const FIRST_WAIT_MS = 1_000
const MAX_WAIT_MS = 30_000

/**
 * Follows one class for as long as it is asked to: every change in order and once. A broken stream is opened again with
 * a new ticket and asks for what came after the last number; a number that is skipped means that all must be read again.
 */
export function followLive({ after, ticket, open, later, isWorthTrying, onEvent }: LiveDeps): Following {
  let last = after
  let closeStream = (): void => undefined
  let cancelWait = (): void => undefined
  let failures = 0
  /** Counts attempts, so that an address which comes late opens nothing. */
  let attempt = 0

  function connect(): void {
    close()
    attempt += 1
    void openNext(attempt)
  }

  async function openNext(mine: number): Promise<void> {
    try {
      const url = await ticket()
      if (mine === attempt) listen(`${url}?after=${last}`)
    } catch (error) {
      if (mine === attempt && isWorthTrying(error)) retry()
    }
  }

  function listen(url: string): void {
    closeStream = open(url, {
      onOpen: () => (failures = 0),
      onMessage: (data, lastEventId) => receive(data, Number(lastEventId)),
      // The address is used up, so the browser's own reconnect would fail.
      onError: () => {
        close()
        retry()
      },
    })
  }

  function receive(data: string, number: number): void {
    const event = LiveEvent.safeParse(JSON.parse(data))
    if (!event.success) return onEvent({ type: 'reload' }, last)
    if (event.data.type === 'ended') {
      stop()
      return onEvent(event.data, last)
    }
    if (event.data.type === 'reload') {
      last = number
      return onEvent(event.data, number)
    }
    if (number <= last) return
    const isNext = number === last + 1
    last = number
    onEvent(isNext ? event.data : { type: 'reload' }, number)
  }

  function retry(): void {
    const waitMs = Math.min(FIRST_WAIT_MS * 2 ** failures, MAX_WAIT_MS)
    failures += 1
    cancelWait = later(connect, waitMs)
  }

  function close(): void {
    cancelWait()
    closeStream()
    closeStream = () => undefined
  }

  function stop(): void {
    attempt += 1
    close()
  }

  connect()
  return { refresh: connect, stop }
}
