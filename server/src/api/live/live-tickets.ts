import { LIVE_TICKET_MS } from '@pinge/contract/live.ts'
import type { Clock } from '../../platform/clock.ts'
import type { RandomBytes } from '../../platform/random.ts'

/** Who may open the stream, and of which class. */
export type TicketHolder = { teacherId: string; sessionId: string; sessionExpiresAt: number; classId: string }

export type LiveTickets = {
  issue(holder: TicketHolder): { ticket: string; expireTime: number }
  /** Answers whose ticket it is, once; undefined when it is unknown, used or too old. */
  redeem(ticket: string): TicketHolder | undefined
}

/** 256 bits. */
const TICKET_BYTES = 32

/** Tickets stand in for the headers that a browser's event stream cannot send. They live in this process alone. */
export function createLiveTickets(clock: Clock, randomBytes: RandomBytes): LiveTickets {
  const tickets = new Map<string, { holder: TicketHolder; expireTime: number }>()

  function dropExpired(): void {
    // In order of issue, hence of expiry.
    for (const [ticket, { expireTime }] of tickets) {
      if (expireTime > clock()) return
      tickets.delete(ticket)
    }
  }

  return {
    issue: (holder) => {
      dropExpired()
      const ticket = Buffer.from(randomBytes(TICKET_BYTES)).toString('base64url')
      const expireTime = clock() + LIVE_TICKET_MS
      tickets.set(ticket, { holder, expireTime })
      return { ticket, expireTime }
    },
    redeem: (ticket) => {
      const issued = tickets.get(ticket)
      tickets.delete(ticket)
      return issued && issued.expireTime > clock() ? issued.holder : undefined
    },
  }
}
