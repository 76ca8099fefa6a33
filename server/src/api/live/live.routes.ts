import { liveTicket } from '@pinge/contract/live.ts'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import { requireClass } from '../access/require-class.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import { followClass } from './follow-class.ts'
import { openLiveStream } from './live-stream.ts'
import { createSessionStreams } from './session-streams.ts'
import { createLiveTickets } from './live-tickets.ts'

const STREAM_PATH = '/api/live/'

export function liveRoutes(endpoints: ApiEndpoints, server: FastifyInstance, deps: ApiDeps): void {
  const { database, clock, randomBytes, hub, shared } = deps
  const tickets = createLiveTickets(shared, clock, randomBytes)
  const streams = createSessionStreams()

  endpoints.teacher(liveTicket, async ({ teacherId, sessionId, sessionExpiresAt }, { classId }) => {
    await requireClass(database.read, teacherId, classId)
    const { ticket, expireTime } = await tickets.issue({ teacherId, sessionId, sessionExpiresAt, classId })
    return { url: `${STREAM_PATH}${ticket}`, expireTime }
  })

  server.get<{ Params: { ticket: string }; Querystring: { after?: unknown } }>(
    `${STREAM_PATH}:ticket`,
    { schema: { hide: true } },
    async (request, reply) => {
      const holder = await tickets.redeem(request.params.ticket)
      if (!holder) throw new AppError('liveTicketUnknown')
      const { after } = request.query
      const headers = reply.getHeaders()
      reply.hijack()
      // The browser left while its ticket was looked up: that its connection closes is not told any more.
      if (reply.raw.destroyed) return
      const stream = openLiveStream(reply.raw, headers, () => {
        leave()
        streams.remove(holder.sessionId, stream)
      })
      streams.add(holder.sessionId, stream)
      const leave = followClass({ db: database.read, clock, hub }, holder, readNumber(after), stream)
    },
  )
}

function readNumber(after: unknown): number | undefined {
  return typeof after === 'string' && /^\d{1,15}$/.test(after) ? Number(after) : undefined
}
