import type { StudentTotals } from '@pinge/contract/students.ts'
import type { Award } from './awards.ts'
import type { WaitingAward } from './waiting-awards.store.ts'

/** Where waiting awards are kept on this device. */
export type AwardStore = {
  list: (userId: string) => Promise<WaitingAward[]>
  put: (waiting: WaitingAward) => Promise<void>
  remove: (userId: string, requestId: string) => Promise<void>
  clear: (userId: string) => Promise<void>
}

export type SentAward = { batchId: string; students: readonly StudentTotals[] }

/** Of an award that was refused because of those who have left the class: their names, and who is still there. */
export type AwardRest = { goneNames: readonly string[]; students: Award['students'] }

/** What came of sending: worth another try, not until the teacher has signed in anew, or an answer that stands. */
export type SendFailure = 'try-again' | 'sign-in' | 'refused'

export type AwardQueueDeps = {
  store: AwardStore
  now: () => number
  currentUserId: () => string | undefined
  send: (classId: string, award: Award) => Promise<SentAward>
  undo: (classId: string, award: Award, batchId: string) => Promise<SentAward>
  /** Around all that is done for one award that waited. */
  underWay: (classId: string, deed: () => Promise<SentAward>) => Promise<SentAward>
  judge: (error: unknown) => SendFailure
  /** Who is left of an award that was refused. Null where it was refused for another reason, or nobody is. */
  findRest: (classId: string, award: Award, error: unknown) => Promise<AwardRest | null>
  newRequestId: () => string
  /** Runs later; answers how to cancel. */
  later: (run: () => void, ms: number) => () => void
  onChange: (waiting: readonly WaitingAward[]) => void
  onSent: (waiting: WaitingAward, sent: SentAward) => void
  onRefused: (waiting: WaitingAward, error: unknown) => void
  /** Other tabs of this teacher read anew what waits. */
  tellOthers: () => void
}

export type AwardQueue = ReturnType<typeof createAwardQueue>

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000
/** Longer than any call takes: after it, an award that was under way in another page has no page any more. */
const UNDER_WAY_MS = 30_000

/**
 * Awards that the network has not taken yet. Each is sent with the request id it was given with, so that however often
 * it is sent it counts once; one after another, the oldest first; and only while its own teacher is signed in.
 */
export function createAwardQueue(deps: AwardQueueDeps) {
  const { store, now, currentUserId, later } = deps
  let waiting: readonly WaitingAward[] = []
  let isSending = false
  let failures = 0
  let cancelRetry = (): void => undefined
  /** Whoever wants to undo an award that waited learns its batch here. */
  const batches = new Map<string, Batch>()
  /** Awards of this page whose first answer is awaited by the screen that gave them. */
  const mine = new Set<string>()
  /** What is written goes to the device one after another, so that the last word is the last. */
  let writing: Promise<void> = Promise.resolve()

  function change(next: readonly WaitingAward[]): void {
    waiting = next
    deps.onChange(waiting)
  }

  function find(requestId: string): WaitingAward | undefined {
    return waiting.find(({ award }) => award.requestId === requestId)
  }

  function without(requestId: string): readonly WaitingAward[] {
    return waiting.filter(({ award }) => award.requestId !== requestId)
  }

  function batchOf(requestId: string): Batch {
    const known = batches.get(requestId)
    if (known) return known
    const batch = makeBatch()
    batches.set(requestId, batch)
    return batch
  }

  function write(deed: () => Promise<void>): Promise<void> {
    writing = writing.then(deed)
    return writing
  }

  async function readKept(userId: string): Promise<WaitingAward[]> {
    for (;;) {
      const seen = writing
      await seen
      const kept = await store.list(userId)
      // Else it may lack what was written meanwhile.
      if (seen === writing) return kept
    }
  }

  /** Reads what this device keeps for whoever is signed in, and sends it. */
  async function refresh(): Promise<void> {
    const userId = currentUserId()
    const kept = userId === undefined ? [] : await readKept(userId)
    if (userId !== currentUserId()) return
    const isElsewhere = (one: WaitingAward) =>
      one.isUnderWay && Math.abs(now() - one.writtenAt) < UNDER_WAY_MS
    if (kept.some(isElsewhere)) later(() => void refresh(), UNDER_WAY_MS)
    change(kept.filter((one) => !mine.has(one.award.requestId) && !isElsewhere(one)))
    void flush()
  }

  async function flush(): Promise<void> {
    cancelRetry()
    if (isSending) return
    isSending = true
    try {
      for (;;) {
        const next = waiting.find(({ goneNames }) => goneNames === undefined)
        if (!next || next.userId !== currentUserId()) return
        if (!(await settle(next))) return
      }
    } finally {
      isSending = false
    }
  }

  /** Whether the next one may be sent. */
  async function settle(one: WaitingAward): Promise<boolean> {
    const { classId, award } = one
    const { requestId } = award
    let isUndone = false
    try {
      const sent = await deps.underWay(classId, async () => {
        const given = await deps.send(classId, award)
        // Taken back, perhaps while it was on its way.
        isUndone = find(requestId)?.isUndone ?? one.isUndone
        return isUndone ? deps.undo(classId, award, given.batchId) : given
      })
      failures = 0
      // The server's totals first, and then no award over them: drawn together, no score wavers.
      deps.onSent(one, sent)
      forget(one)
      if (!isUndone) batchOf(requestId).resolve(sent.batchId)
      return true
    } catch (error) {
      const failure = deps.judge(error)
      if (failure === 'refused') {
        // Kept before it is forgotten: a page that ends in between has lost nothing.
        const isRestKept = !one.isUndone && (await keepRest(one.userId, classId, award, error))
        forget(one)
        batchOf(requestId).reject(error)
        if (!isRestKept) deps.onRefused(one, error)
        return true
      }
      if (failure === 'try-again') {
        cancelRetry = later(() => void flush(), Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS))
        failures += 1
      }
      return false
    }
  }

  /** Whether what was refused is kept for those who are still in the class, until the teacher has a word on it. */
  async function keepRest(userId: string, classId: string, award: Award, error: unknown): Promise<boolean> {
    const rest = await deps.findRest(classId, award, error)
    if (!rest) return false
    const anew = { ...award, requestId: deps.newRequestId(), undoRequestId: deps.newRequestId() }
    keep({
      userId,
      classId,
      award: { ...anew, students: rest.students },
      isUndone: false,
      isUnderWay: false,
      writtenAt: now(),
      goneNames: rest.goneNames,
    })
    return true
  }

  function keep(one: WaitingAward): void {
    if (one.userId === currentUserId()) change([...without(one.award.requestId), one])
    void write(() => store.put(one)).then(deps.tellOthers)
  }

  function forget({ userId, award }: WaitingAward): void {
    change(without(award.requestId))
    void write(() => store.remove(userId, award.requestId)).then(deps.tellOthers)
  }

  return {
    refresh,
    /** The network is back: at once, not when the next try is due. */
    retry: () => {
      failures = 0
      void flush()
    },
    /** What a screen that gives awards must know of a failure. */
    judge: deps.judge,
    /** The batch that an award became or will become, once it is sent. */
    batchOf: (requestId: string): Promise<string> => batchOf(requestId).promise,
    /** Sends an award, written down first in case this page ends before the answer comes. One that the network lost is to be added. */
    give: async (classId: string, award: Award): Promise<SentAward> => {
      const userId = currentUserId()
      const { requestId } = award
      if (userId === undefined) return deps.send(classId, award)
      mine.add(requestId)
      const one = { userId, classId, award, isUndone: false, isUnderWay: true, writtenAt: now() }
      void write(() => store.put(one))
      const end = () => {
        mine.delete(requestId)
        void write(() => store.remove(userId, requestId))
      }
      try {
        const sent = await deps.send(classId, award)
        end()
        return sent
      } catch (error) {
        if (deps.judge(error) === 'refused') end()
        throw error
      }
    },
    /** Keeps an award until the network takes it. Answers its batch, once there is one. */
    add: (classId: string, award: Award): Promise<string> => {
      const { promise } = batchOf(award.requestId)
      const userId = currentUserId()
      if (userId === undefined) return promise
      mine.delete(award.requestId)
      keep({ userId, classId, award, isUndone: false, isUnderWay: false, writtenAt: now() })
      void flush()
      return promise
    },
    /** Of an award that the screen itself sent and that was refused; as above. */
    keepRest: async (classId: string, award: Award, error: unknown): Promise<boolean> => {
      const userId = currentUserId()
      return userId !== undefined && (await keepRest(userId, classId, award, error))
    },
    /** The teacher gives it to those who are still there. Answers its batch, once there is one. */
    giveRest: (requestId: string): Promise<string> => {
      const kept = find(requestId)
      if (kept) {
        const { goneNames: _, ...one } = kept
        keep(one)
      }
      void flush()
      return batchOf(requestId).promise
    },
    /** The teacher wants it no more. */
    dropRest: (requestId: string): void => {
      const one = find(requestId)
      if (one) forget(one)
    },
    /** Whether an award waited still and is now taken back. */
    takeBack: (requestId: string): boolean => {
      const one = find(requestId)
      if (!one) return false
      const undone = { ...one, isUndone: true }
      change(waiting.map((other) => (other === one ? undone : other)))
      void write(() => store.put(undone)).then(deps.tellOthers)
      return true
    },
    /** How many awards of the signed-in teacher wait. */
    count: async (): Promise<number> => {
      const userId = currentUserId()
      return userId === undefined ? 0 : (await readKept(userId)).filter(({ isUndone }) => !isUndone).length
    },
    /** Nothing of this teacher stays on the device. */
    wipe: async (userId: string): Promise<void> => {
      cancelRetry()
      change(waiting.filter((one) => one.userId !== userId))
      await write(() => store.clear(userId))
      deps.tellOthers()
    },
  }
}

type Batch = {
  promise: Promise<string>
  resolve: (batchId: string) => void
  reject: (error: unknown) => void
}

/** By hand, because browsers of older classroom computers lack `Promise.withResolvers`. */
function makeBatch(): Batch {
  const settle: Partial<Batch> = {}
  const promise = new Promise<string>((resolve, reject) => Object.assign(settle, { resolve, reject }))
  // Nobody may be asking.
  promise.catch(() => {})
  return {
    promise,
    resolve: (batchId) => settle.resolve?.(batchId),
    reject: (error) => settle.reject?.(error),
  }
}
