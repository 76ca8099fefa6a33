import type { FastifyReply } from 'fastify'
import type { SendTo } from '../storage/storage.ts'

/** Answers with what a store has opened, under the headers of the reply. */
export function sendStored(reply: FastifyReply, sendTo: SendTo): FastifyReply {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  reply.hijack()
  sendTo(reply.raw).catch((err: unknown) => {
    const hasLeft = reply.raw.destroyed
    // Broken off, so that half a file never passes for a whole one.
    reply.raw.destroy()
    if (!hasLeft) reply.log.error({ err }, 'a file could not be sent to its end')
  })
  return reply
}
