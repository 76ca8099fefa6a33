import { REQUEST_TIMEOUT_MS } from '@pinge/contract/limits.ts'
import type { FastifyInstance } from 'fastify'

/**
 * While the server stops, each answer is the last one of its connection: browsers keep theirs open for minutes, and a
 * stop waits for all of them. What is open for longer than a client waits for its answer is cut.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    const timer = setTimeout(() => app.server.closeAllConnections(), REQUEST_TIMEOUT_MS)
    app.server.once('close', () => clearTimeout(timer))
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
}
