import { LIVE_TICKET_MS } from '@pinge/contract/live.ts'
import { hash } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { RandomBytes } from '../../platform/random.ts'
import type { SharedStore } from '../../platform/shared/shared-store.ts'

/** Who may open the stream, and of which class. */
export type TicketHolder = { teacherId: string; sessionId: string; sessionExpiresAt: number; classId: string }

export type LiveTickets = {
  issue(holder: TicketHolder): Promise<{ ticket: string; expireTime: number }>
  /** Answers whose ticket it is, once; undefined when it is unknown, used or too old. */
  redeem(ticket: string): Promise<TicketHolder | undefined>
}

/** 256 bits. */
const TICKET_BYTES = 32

/** Tickets stand in for the headers that a browser's event stream cannot send. What is kept does not open a stream. */
export function createLiveTickets(store: SharedStore, clock: Clock, randomBytes: RandomBytes): LiveTickets {
  return {
    issue: async (holder) => {
      const ticket = Buffer.from(randomBytes(TICKET_BYTES)).toString('base64url')
      await store.put(keyOf(ticket), JSON.stringify(holder), LIVE_TICKET_MS)
      return { ticket, expireTime: clock() + LIVE_TICKET_MS }
    },
    redeem: async (ticket) => {
      const holder = await store.take(keyOf(ticket))
      return holder === undefined ? undefined : (JSON.parse(holder) as TicketHolder)
    },
  }
}

function keyOf(ticket: string): string {
  return `live-ticket:${hash('sha256', ticket)}`
}
