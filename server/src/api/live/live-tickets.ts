import { LIVE_TICKET_MS } from '@pinge/contract/live.ts'
import { hash } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { RandomBytes } from '../../platform/random.ts'
import { requireAllowed } from '../../platform/shared/require-allowed.ts'
import type { Limit, SharedStore } from '../../platform/shared/shared-store.ts'

/** Who may open the stream, and of which class. */
export type TicketHolder = { teacherId: string; sessionId: string; sessionExpiresAt: number; classId: string }

export type LiveTickets = {
  issue(holder: TicketHolder): Promise<{ ticket: string; expireTime: number }>
  /** Answers whose ticket it is, once; undefined when it is unknown, used or too old. */
  redeem(ticket: string): Promise<TicketHolder | undefined>
}

/** 256 bits. */
const TICKET_BYTES = 32
/** A board opens one and uses it at once; more wait only where a program hoards them. */
const ofSession: Limit = { most: 20, windowMs: LIVE_TICKET_MS }

/** Tickets stand in for the headers that a browser's event stream cannot send. What is kept does not open a stream. */
export function createLiveTickets(store: SharedStore, clock: Clock, randomBytes: RandomBytes): LiveTickets {
  return {
    issue: async (holder) => {
      requireAllowed(await store.hit(waitingOf(holder), ofSession))
      const ticket = Buffer.from(randomBytes(TICKET_BYTES)).toString('base64url')
      await store.put(keyOf(ticket), JSON.stringify(holder), LIVE_TICKET_MS)
      return { ticket, expireTime: clock() + LIVE_TICKET_MS }
    },
    redeem: async (ticket) => {
      const text = await store.take(keyOf(ticket))
      if (text === undefined) return undefined
      const holder = JSON.parse(text) as TicketHolder
      await store.undo(waitingOf(holder))
      return holder
    },
  }
}

function waitingOf({ sessionId }: TicketHolder): string {
  return `live-waiting:${sessionId}`
}

function keyOf(ticket: string): string {
  return `live-ticket:${hash('sha256', ticket)}`
}
