import { HOUR_MS } from '@pinge/contract/values/durations.ts'
import type { Clock } from '../clock.ts'
import { createHmacSha256, isSameInConstantTime } from '../http/callers/hmac-sha256.ts'

/** A teacher and the session in which they asked for the token. */
type Bearer = { teacherId: string; sessionId: string }

/** A lesson and its breaks; a client asks for another one when this has passed. */
const TOKEN_MS = 12 * HOUR_MS

const tokenPattern = /^t-([A-Za-z0-9_-]{1,64})\.([A-Za-z0-9_-]{1,64})\.(\d{1,15})\.([0-9a-f]{64})$/

export type ServiceTokens = {
  issue(bearer: Bearer & { sessionExpiresAt: number }): string
  /** Undefined for a token that is not this service's, or whose time has passed. Whether its session lives is asked apart. */
  read(token: string): (Bearer & { sessionExpiresAt: number }) | undefined
}

/** Signed tokens of one service: who knows the server's secret can issue and read them, and no table holds them. */
export function createServiceTokens(service: string, secret: string, clock: Clock): ServiceTokens {
  const sign = createHmacSha256(`${service} token of ${secret}`)
  return {
    issue({ teacherId, sessionId, sessionExpiresAt }) {
      const claims = `${teacherId}.${sessionId}.${Math.min(clock() + TOKEN_MS, sessionExpiresAt)}`
      return `t-${claims}.${sign(claims)}`
    },
    read(token) {
      const [, teacherId = '', sessionId = '', until = '', signature = ''] = tokenPattern.exec(token) ?? []
      if (!isSameInConstantTime(sign(`${teacherId}.${sessionId}.${until}`), signature)) return undefined
      const sessionExpiresAt = Number(until)
      return sessionExpiresAt > clock() ? { teacherId, sessionId, sessionExpiresAt } : undefined
    },
  }
}
