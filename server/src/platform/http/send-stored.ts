import type { FastifyReply } from 'fastify'
import type { SendTo } from '../storage/storage.ts'

/** Answers with what a store has opened, under the headers of the reply. */
export function sendStored(reply: FastifyReply, sendTo: SendTo): FastifyReply {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  // While the server stops, it is the last answer of its connection, as any other.
  if (!reply.server.server.listening) reply.raw.setHeader('connection', 'close')
  reply.hijack()
  sendTo(reply.raw).catch((err: unknown) => {
    const hasLeft = reply.raw.destroyed
    // Broken off, so that half a file never passes for a whole one.
    reply.raw.destroy()
    if (!hasLeft) reply.log.error({ err }, 'a file could not be sent to its end')
  })
  return reply
}
