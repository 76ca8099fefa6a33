import { DAY_MS, HOUR_MS, MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { hash } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Db } from '../../platform/db/schema.ts'
import { cachedUntilCommit } from '../../platform/db/statements/cached-until-commit.ts'
import { prepared } from '../../platform/db/statements/prepared.ts'
import type { Caller } from '../../platform/http/endpoints.ts'

/** However it is used, a session ends after 30 days. */
export const SESSION_MS = 30 * DAY_MS
/** On a computer that others use too: after 12 hours without use. */
export const PUBLIC_SESSION_MS = 12 * HOUR_MS
/** How exactly the last use of a session is remembered: writing it down for every call would make every read a write. */
const SEEN_EVERY_MS = 10 * MINUTE_MS

/** What the database knows of a token: its SHA-256. A token has 256 random bits, so the hash needs no salt. */
export function hashToken(token: string): string {
  return hash('sha256', token)
}

const selectSession = cachedUntilCommit(
  prepared((db, tokenHash: string) =>
    db
      .selectFrom('sessions')
      .select(['id', 'teacherId', 'createdAt', 'expiresAt', 'lastSeenAt', 'isPublicComputer'])
      .where('tokenHash', '=', tokenHash),
  ),
)

const updateSeen = prepared((db, lastSeenAt: number, expiresAt: number, id: string) =>
  db.updateTable('sessions').set({ lastSeenAt, expiresAt }).where('id', '=', id),
)

/**
 * The teacher behind an access token, or undefined when the token is unknown or its session has ended. Remembers now and
 * then that the session is used, and puts off the end of one on a public computer.
 */
export async function findCaller(
  { read, write }: Pick<Database, 'read' | 'write'>,
  clock: Clock,
  token: string,
): Promise<Caller | undefined> {
  const [session] = await selectSession(read, hashToken(token))
  const now = clock()
  if (!session || session.expiresAt <= now) return undefined
  const { id, teacherId, createdAt, expiresAt, lastSeenAt, isPublicComputer } = session
  const callerUntil = (sessionExpiresAt: number): Caller => ({ teacherId, sessionId: id, sessionExpiresAt })
  if (now - lastSeenAt < SEEN_EVERY_MS) return callerUntil(expiresAt)

  const until = isPublicComputer === 1 ? Math.min(now + PUBLIC_SESSION_MS, createdAt + SESSION_MS) : expiresAt
  // A disk that is full stops what is written, and not what is read: the session is as good as it was.
  await write((trx) => updateSeen(trx, now, until, id)).catch(() => undefined)
  return callerUntil(until)
}

/** Whether a session has not ended, neither by its time nor before. */
export async function isSessionAlive(db: Db, sessionId: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row !== undefined
}
