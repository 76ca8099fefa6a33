import type { LiveEvent } from '@pinge/contract/live.ts'
import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { LiveHub, Numbered } from '../../platform/live/live-hub.ts'
import { classTopic, memberKey, sessionKey } from '../writes/live-topics.ts'
import { isSessionAlive } from '../access/find-caller.ts'
import { findMembership } from '../access/require-class.ts'
import type { LiveStream } from './live-stream.ts'
import type { TicketHolder } from './live-tickets.ts'

/** Node's timers hold 31 bits; a session may live longer, and then the browser reconnects. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** How soon a session is missed that ended without a word: by a command, or in the database itself. */
const ASK_EVERY_MS = MINUTE_MS

/** How long a message waits for the one before it, which another process may tell later. */
const GAP_MS = 500

/**
 * Tells a stream everything that happens in a class after `after`, in order and once, until it is closed. Answers how
 * to leave. A browser without a number begins with the present.
 */
export function followClass(
  { db, clock, hub }: { db: Db; clock: Clock; hub: LiveHub },
  { teacherId, sessionId, sessionExpiresAt, classId }: TicketHolder,
  after: number | undefined,
  stream: LiveStream,
): () => void {
  const topic = classTopic(classId)
  /** What arrives while the past is still being told. */
  let early: Numbered<unknown>[] | undefined = []
  let told = 0
  /** What came before its turn, by number. */
  const waiting = new Map<number, unknown>()
  let gap: NodeJS.Timeout | undefined

  function tell({ number, event }: Numbered<unknown>): void {
    if (number <= told) return
    waiting.set(number, event)
    while (waiting.has(told + 1)) {
      told += 1
      // Only this API publishes to class topics, and only events of the contract.
      stream.send(told, waiting.get(told) as LiveEvent)
      waiting.delete(told)
    }
    if (waiting.size === 0) {
      clearTimeout(gap)
      gap = undefined
    } else gap ??= setTimeout(skipGapLater, GAP_MS)
  }

  /** After a moment in which this process stood still, what is missing may have arrived already, and is heard first. */
  function skipGapLater(): void {
    const waited = gap
    setImmediate(() => {
      if (gap === waited) skipGap()
    })
  }

  /** What is missing does not come: the browser reads everything again. */
  function skipGap(): void {
    told = Math.max(told, ...waiting.keys())
    waiting.clear()
    gap = undefined
    stream.send(told, { type: 'reload' })
  }

  function end(): void {
    // Its connection may stay open for longer.
    stopWatching()
    stream.send(told, { type: 'ended' })
    stream.close()
  }

  const { leave, isListening } = hub.subscribe(topic, {
    keys: [sessionKey(sessionId), memberKey(classId, teacherId)],
    receive: (message) => (early ? early.push(message) : tell(message)),
    end,
    close: () => stream.close(),
  })
  const stopWatching = watchSession({ db, clock }, { sessionId, sessionExpiresAt }, end, stream)

  async function tellThePast(): Promise<void> {
    // First, so that what happens while the past is read is heard as well.
    await isListening
    // The ticket may be older than the end of its session, which was told before anybody listened.
    if (!(await isSessionAlive(db, sessionId, clock()))) return end()
    const membership = await findMembership(db, teacherId, classId)
    if (!membership) return end()
    const { version } = membership
    const missed = after === undefined || after > version ? undefined : await hub.since(topic, after, version)
    if (missed) {
      told = after ?? version
      for (const message of missed) tell(message)
    } else {
      told = version
      stream.send(version, { type: 'reload' })
    }
    const heard = early ?? []
    early = undefined
    for (const message of heard) tell(message)
  }
  // A database that does not answer ends the stream; the browser comes back by itself.
  tellThePast().catch(() => stream.close())

  return () => {
    stopWatching()
    clearTimeout(gap)
    leave()
  }
}

/** Ends a stream with its session. Answers how to watch no longer. */
function watchSession(
  { db, clock }: { db: Db; clock: Clock },
  { sessionId, sessionExpiresAt }: Pick<TicketHolder, 'sessionId' | 'sessionExpiresAt'>,
  end: () => void,
  stream: Pick<LiveStream, 'close'>,
): () => void {
  const lastsMs = Math.max(sessionExpiresAt - clock(), 0)
  const expiry = setTimeout(
    lastsMs > MAX_TIMER_MS ? () => stream.close() : end,
    Math.min(lastsMs, MAX_TIMER_MS),
  )
  const asking = setInterval(() => {
    // A database that does not answer says nothing of the session.
    isSessionAlive(db, sessionId, clock()).then(
      (isAlive) => isAlive || end(),
      () => undefined,
    )
  }, ASK_EVERY_MS)
  return () => {
    clearTimeout(expiry)
    clearInterval(asking)
  }
}
