import type { FastifyInstance } from 'fastify'

/** A service with an HTTP server of its own, whose requests another server may take in. */
export type MountedService = {
  /** What its paths begin with. */
  basePath: string
  server: FastifyInstance
}

/**
 * Hands every request under the service's path to it, unread: its bodies, refusals and description are its own. It is
 * closed first when the server stops.
 */
export function mountService(app: FastifyInstance, { basePath, server }: MountedService): void {
  app.addHook('onReady', async () => {
    await server.ready()
  })
  app.addHook('preClose', () => server.close())
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: `${basePath}/*`,
    schema: { hide: true },
    onRequest: (incoming, reply) => {
      reply.hijack()
      server.routing(incoming.raw, reply.raw)
    },
    // Not reached: the service has taken the request.
    handler: () => undefined,
  })
}
