import { hash } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Caller } from '../../platform/http/endpoints.ts'

/** What the database knows of a token: its SHA-256. A token has 256 random bits, so the hash needs no salt. */
export function hashToken(token: string): string {
  return hash('sha256', token)
}

const selectSession = prepared((db, tokenHash: string) =>
  db.selectFrom('sessions').select(['id', 'teacherId', 'expiresAt']).where('tokenHash', '=', tokenHash),
)

/** The teacher behind an access token, or undefined when the token is unknown or its session has ended. */
export async function findCaller(db: Db, clock: Clock, token: string): Promise<Caller | undefined> {
  const [session] = await selectSession(db, hashToken(token))
  if (!session || session.expiresAt <= clock()) return undefined
  return { teacherId: session.teacherId, sessionId: session.id, sessionExpiresAt: session.expiresAt }
}
