import type { StudentTotals } from '@pinge/contract/students.ts'
import type { GivenComment } from '../given-comment.ts'
import type { WaitingComment } from './waiting-comments.store.ts'

/** Where waiting comments are kept on this device. */
export type CommentStore = {
  list: (userId: string) => Promise<WaitingComment[]>
  put: (waiting: WaitingComment) => Promise<void>
  remove: (userId: string, requestId: string) => Promise<void>
  clear: (userId: string) => Promise<void>
}

export type SentComment = { batchId: string; students: readonly StudentTotals[] }

/** Of a comment that was refused because of those who have left the class: their names, and who is still there. */
export type PartialComment = { goneNames: readonly string[]; students: GivenComment['students'] }

/** What came of sending: worth another try, not until the teacher has signed in anew, or an answer that stands. */
export type SendFailure = 'try-again' | 'sign-in' | 'refused'

export type CommentQueueDeps = {
  store: CommentStore
  now: () => number
  currentUserId: () => string | undefined
  send: (classId: string, comment: GivenComment) => Promise<SentComment>
  undo: (classId: string, comment: GivenComment, batchId: string) => Promise<SentComment>
  /** Around all that is done for one comment that waited. */
  underWay: (classId: string, deed: () => Promise<SentComment>) => Promise<SentComment>
  judge: (error: unknown) => SendFailure
  /** Who is left of a comment that was refused. Null where it was refused for another reason, or nobody is. */
  findPartialComment: (
    classId: string,
    comment: GivenComment,
    error: unknown,
  ) => Promise<PartialComment | null>
  newRequestId: () => string
  /** Runs later; answers how to cancel. */
  later: (run: () => void, ms: number) => () => void
  onChange: (waiting: readonly WaitingComment[]) => void
  onSent: (waiting: WaitingComment, sent: SentComment) => void
  onRefused: (waiting: WaitingComment, error: unknown) => void
  /** Other tabs of this teacher read anew what waits. */
  tellOthers: () => void
}

export type CommentQueue = ReturnType<typeof createCommentQueue>

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000
/** Longer than any call takes: after it, a comment that was under way in another page has no page any more. */
const UNDER_WAY_MS = 30_000

/**
 * Comments that the network has not taken yet. Each is sent with the request id it was given with, so that however often
 * it is sent it counts once; one after another, the oldest first; and only while its own teacher is signed in.
 */
export function createCommentQueue(deps: CommentQueueDeps) {
  const { store, now, currentUserId, later } = deps
  let waiting: readonly WaitingComment[] = []
  let isSending = false
  let failures = 0
  let cancelRetry = (): void => undefined
  /** Whoever wants to undo a comment that waited learns its batch here. */
  const batches = new Map<string, Batch>()
  /** Comments of this page whose first answer is awaited by the screen that gave them. */
  const mine = new Set<string>()
  /** What is written goes to the device one after another, so that the last word is the last. */
  let writing: Promise<void> = Promise.resolve()

  function change(next: readonly WaitingComment[]): void {
    waiting = next
    deps.onChange(waiting)
  }

  function find(requestId: string): WaitingComment | undefined {
    return waiting.find(({ comment }) => comment.requestId === requestId)
  }

  function without(requestId: string): readonly WaitingComment[] {
    return waiting.filter(({ comment }) => comment.requestId !== requestId)
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

  async function readKept(userId: string): Promise<WaitingComment[]> {
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
    const isElsewhere = (one: WaitingComment) =>
      one.isUnderWay && Math.abs(now() - one.writtenAt) < UNDER_WAY_MS
    if (kept.some(isElsewhere)) later(() => void refresh(), UNDER_WAY_MS)
    change(kept.filter((one) => !mine.has(one.comment.requestId) && !isElsewhere(one)))
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
  async function settle(one: WaitingComment): Promise<boolean> {
    const { classId, comment } = one
    const { requestId } = comment
    let isUndone = false
    try {
      const sent = await deps.underWay(classId, async () => {
        const given = await deps.send(classId, comment)
        // Taken back, perhaps while it was on its way.
        isUndone = find(requestId)?.isUndone ?? one.isUndone
        return isUndone ? deps.undo(classId, comment, given.batchId) : given
      })
      failures = 0
      // The server's totals first, and then no comment over them: drawn together, no score wavers.
      deps.onSent(one, sent)
      forget(one)
      if (!isUndone) batchOf(requestId).resolve(sent.batchId)
      return true
    } catch (error) {
      const failure = deps.judge(error)
      if (failure === 'refused') {
        // Kept before it is forgotten: a page that ends in between has lost nothing.
        const isPartialKept = !one.isUndone && (await keepPartial(one.userId, classId, comment, error))
        forget(one)
        batchOf(requestId).reject(error)
        if (!isPartialKept) deps.onRefused(one, error)
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
  async function keepPartial(
    userId: string,
    classId: string,
    comment: GivenComment,
    error: unknown,
  ): Promise<boolean> {
    const rest = await deps.findPartialComment(classId, comment, error)
    if (!rest) return false
    const anew = { ...comment, requestId: deps.newRequestId(), undoRequestId: deps.newRequestId() }
    keep({
      userId,
      classId,
      comment: { ...anew, students: rest.students },
      isUndone: false,
      isUnderWay: false,
      writtenAt: now(),
      goneNames: rest.goneNames,
    })
    return true
  }

  function keep(one: WaitingComment): void {
    if (one.userId === currentUserId()) change([...without(one.comment.requestId), one])
    void write(() => store.put(one)).then(deps.tellOthers)
  }

  function forget({ userId, comment }: WaitingComment): void {
    change(without(comment.requestId))
    void write(() => store.remove(userId, comment.requestId)).then(deps.tellOthers)
  }

  return {
    refresh,
    /** The network is back: at once, not when the next try is due. */
    retry: () => {
      failures = 0
      void flush()
    },
    /** What a screen that gives comments must know of a failure. */
    judge: deps.judge,
    /** The batch that a comment became or will become, once it is sent. */
    batchOf: (requestId: string): Promise<string> => batchOf(requestId).promise,
    /** Sends a comment, written down first in case this page ends before the answer comes. One that the network lost is to be added. */
    give: async (classId: string, comment: GivenComment): Promise<SentComment> => {
      const userId = currentUserId()
      const { requestId } = comment
      if (userId === undefined) return deps.send(classId, comment)
      mine.add(requestId)
      const one = { userId, classId, comment, isUndone: false, isUnderWay: true, writtenAt: now() }
      void write(() => store.put(one))
      const end = () => {
        mine.delete(requestId)
        void write(() => store.remove(userId, requestId))
      }
      try {
        const sent = await deps.send(classId, comment)
        end()
        return sent
      } catch (error) {
        if (deps.judge(error) === 'refused') end()
        throw error
      }
    },
    /** Keeps a comment until the network takes it. Answers its batch, once there is one. */
    add: (classId: string, comment: GivenComment): Promise<string> => {
      const { promise } = batchOf(comment.requestId)
      const userId = currentUserId()
      if (userId === undefined) return promise
      mine.delete(comment.requestId)
      keep({ userId, classId, comment, isUndone: false, isUnderWay: false, writtenAt: now() })
      void flush()
      return promise
    },
    /** Of a comment that the screen itself sent and that was refused; as above. */
    keepPartial: async (classId: string, comment: GivenComment, error: unknown): Promise<boolean> => {
      const userId = currentUserId()
      return userId !== undefined && (await keepPartial(userId, classId, comment, error))
    },
    /** The teacher gives it to those who are still there. Answers its batch, once there is one. */
    givePartial: (requestId: string): Promise<string> => {
      const kept = find(requestId)
      if (kept) {
        const { goneNames: _, ...one } = kept
        keep(one)
      }
      void flush()
      return batchOf(requestId).promise
    },
    /** The teacher wants it no more. */
    dropPartial: (requestId: string): void => {
      const one = find(requestId)
      if (one) forget(one)
    },
    /** Whether a comment waited still and is now taken back. */
    takeBack: (requestId: string): boolean => {
      const one = find(requestId)
      if (!one) return false
      const undone = { ...one, isUndone: true }
      change(waiting.map((other) => (other === one ? undone : other)))
      void write(() => store.put(undone)).then(deps.tellOthers)
      return true
    },
    /** How many comments of the signed-in teacher wait. */
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
