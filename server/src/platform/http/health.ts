import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { AppError } from '../app-error.ts'

export type Readiness = { isStopping: boolean; canServe: () => Promise<boolean> }

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** `/healthz` while the process lives, `/readyz` while it can serve, `/metrics` for this machine alone. */
export function serveHealth(app: FastifyInstance, readiness: Readiness): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'pinge_http_request_duration_seconds',
    help: 'Time from request to answer, by route and status',
    labelNames: ['route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, not the URL: what a caller writes must not make new series.
    const route = request.routeOptions.url ?? 'unknown'
    duration.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })

  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const ready = !readiness.isStopping && (await readiness.canServe())
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isFromThisMachine(request)) throw new AppError('notFound')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** A proxy on this machine connects from here as well, but it asks for somebody else and says so. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isProxied = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined
  return !isProxied && loopback.has(socket.remoteAddress ?? '')
}
