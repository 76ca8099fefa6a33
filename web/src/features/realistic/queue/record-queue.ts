import { createOrderedStore } from '../../../shared/queue/ordered-store.ts'
import { sendInOrder, type Outcome } from '../../../shared/queue/send-in-order.ts'
import type { RecordStore } from './record-store.ts'
import type { TakenPicture, WaitingRecord } from './waiting-records.store.ts'

/** What a failure means: another try is worth it, a new sign-in is, the pictures are too old, it arrived before, or the answer stands. */
export type RecordFailure = 'lost' | 'sign-in' | 'pictures-gone' | 'already-there' | 'refused'

export type RecordQueueDeps = {
  store: Pick<RecordStore, 'list' | 'put' | 'remove' | 'clear' | 'isWaiting'>
  now: () => number
  currentUserId: () => string | undefined
  /** Answers the picture's confirmed address. */
  upload: (picture: TakenPicture) => Promise<string>
  save: (record: WaitingRecord) => Promise<void>
  judge: (error: unknown) => RecordFailure
  formatFailure: (error: unknown) => string
  /** Runs later; returns how to cancel. */
  later: (run: () => void, ms: number) => () => void
  onChange: (waiting: readonly WaitingRecord[]) => void
  /** Remembers whether records of any teacher wait on the device, for the next start. */
  mark: (isWaiting: boolean) => void
  onSent: (record: WaitingRecord) => void
  /** Makes other tabs of this teacher look at the device. */
  tellOthers: () => void
}

export type RecordQueue = ReturnType<typeof createRecordQueue>

/**
 * Records on their way, written down on the device with their pictures before anything is sent. Each keeps the request
 * id it was made with, so that it is there once, however often it is sent.
 */
export function createRecordQueue(deps: RecordQueueDeps) {
  const list = createWaitingList(deps)
  const sender = createSender(deps, list)

  /** Reads what this device keeps for the teacher who is signed in. */
  async function look(): Promise<void> {
    const userId = deps.currentUserId()
    const kept = userId === undefined ? [] : await list.read(userId)
    if (userId === deps.currentUserId()) list.show(kept)
    await list.mark()
  }

  return {
    /** What another tab wrote down is sent by that tab, and by this one with the next try. */
    look,
    /** Reads what this device keeps for the teacher who is signed in, and sends it. */
    refresh: async (): Promise<void> => {
      await look()
      void sender.flush()
    },
    /** Resolves when it is written down. */
    add: async (made: Omit<WaitingRecord, 'writtenAt' | 'problem'>): Promise<void> => {
      const one = { ...made, writtenAt: deps.now(), problem: '' }
      await list.add(one)
      void sender.flush()
    },
    /** The network is back, or the teacher asks: at once, not when the next try is due. */
    retry: sender.retry,
    /** A refused one is sent once more as it is. */
    sendAgain: async (requestId: string): Promise<void> => {
      const one = list.find(requestId)
      if (one) await list.keep({ ...one, problem: '' })
      sender.retry()
    },
    /** The teacher no longer wants it. */
    drop: async (requestId: string): Promise<void> => {
      const one = list.find(requestId)
      if (one) await list.forget(one)
    },
    count: (): number => list.all().length,
    /** Leaves nothing of this teacher on the device. */
    wipe: async (userId: string): Promise<void> => {
      sender.pause()
      await list.clear(userId)
    },
  }
}

type WaitingList = ReturnType<typeof createWaitingList>

/** What waits: as the screen shows it, and as the device keeps it. */
function createWaitingList(deps: Pick<RecordQueueDeps, 'store' | 'onChange' | 'mark' | 'tellOthers'>) {
  const store = createOrderedStore(deps.store)
  let waiting: readonly WaitingRecord[] = []

  function show(next: readonly WaitingRecord[]): void {
    waiting = next
    deps.onChange(waiting)
  }
  const find = (requestId: string) => waiting.find((one) => one.requestId === requestId)
  /** By what the device keeps, and not by what this tab shows: other tabs write there as well. */
  async function mark(): Promise<void> {
    const isWaiting = await deps.store.isWaiting()
    if (isWaiting !== undefined) deps.mark(isWaiting)
  }

  async function putDown(one: WaitingRecord): Promise<void> {
    await store.put(one)
    deps.tellOthers()
  }

  async function takeAway(from: () => Promise<void>): Promise<void> {
    await from()
    await mark()
    deps.tellOthers()
  }

  return {
    show,
    find,
    mark,
    read: store.list,
    all: () => waiting,
    add: async (one: WaitingRecord): Promise<void> => {
      show([...waiting, one])
      // Before it is written down: the tab may be closed in between.
      deps.mark(true)
      await putDown(one)
    },
    /** Puts it in the place of the one with the same request id; one that was dropped meanwhile stays away. */
    keep: async (one: WaitingRecord): Promise<void> => {
      if (!find(one.requestId)) return
      show(waiting.map((other) => (other.requestId === one.requestId ? one : other)))
      await putDown(one)
    },
    forget: async ({ userId, requestId }: WaitingRecord): Promise<void> => {
      show(waiting.filter((one) => one.requestId !== requestId))
      await takeAway(() => store.remove(userId, requestId))
    },
    clear: async (userId: string): Promise<void> => {
      show(waiting.filter((one) => one.userId !== userId))
      await takeAway(() => store.clear(userId))
    },
  }
}

/** Sends one after another, the oldest first, and only while their own teacher is signed in. */
function createSender(deps: RecordQueueDeps, list: WaitingList) {
  const { currentUserId, later } = deps
  return sendInOrder<WaitingRecord>({
    currentUserId,
    later,
    next: () => list.all().find(({ problem }) => problem === ''),
    send: async (one) => {
      try {
        await send(one)
        return 'answered'
      } catch (error) {
        const now = list.find(one.requestId)
        return now === undefined ? 'answered' : takeFailure(now, error)
      }
    },
  })

  async function takeFailure(one: WaitingRecord, error: unknown): Promise<Outcome> {
    const failure = deps.judge(error)
    if (failure === 'sign-in' || failure === 'lost') return failure
    if (failure === 'already-there') await end(one)
    // What was confirmed long ago and never used is removed: sent again from this device, once.
    else if (failure === 'pictures-gone' && !one.isSentAgain) await list.keep(withoutAddresses(one))
    else await list.keep({ ...one, problem: deps.formatFailure(error) })
    return 'answered'
  }

  /** Its pictures first, each written down once it has an address: a repeat sends the same. */
  async function send(one: WaitingRecord): Promise<void> {
    let { pictures } = one
    for (const { id, url, blob } of one.pictures) {
      if (url !== '') continue
      const address = await deps.upload({ id, url, blob })
      pictures = pictures.map((other) => (other.id === id ? { ...other, url: address } : other))
      await list.keep({ ...one, pictures })
    }
    if (!list.find(one.requestId)) return
    const ready = { ...one, pictures }
    await deps.save(ready)
    await end(ready)
  }

  async function end(one: WaitingRecord): Promise<void> {
    deps.onSent(one)
    await list.forget(one)
  }
}

function withoutAddresses(one: WaitingRecord): WaitingRecord {
  return { ...one, isSentAgain: true, pictures: one.pictures.map((picture) => ({ ...picture, url: '' })) }
}
