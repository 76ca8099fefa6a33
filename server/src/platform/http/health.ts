import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { AppError } from '../app-error.ts'
import { createDurations } from './durations.ts'

export type Readiness = { isStopping: boolean; canServe: () => Promise<boolean> }

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** `/healthz` while the process lives, `/readyz` while it can serve, `/metrics` for this machine alone. */
export function serveHealth(app: FastifyInstance, readiness: Readiness, moreMetrics: () => string): void {
  const metrics = processMetrics()
  const durations = createDurations()
  app.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, not the URL: what a caller writes must not make new series.
    durations.observe(request.routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime / 1000)
    done()
  })

  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const ready = !readiness.isStopping && (await readiness.canServe())
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isFromThisMachine(request)) throw new AppError('notFound')
    return reply
      .type(metrics.contentType)
      .send(`${await metrics.metrics()}\n${durations.text()}${moreMetrics()}`)
  })
}

let ofProcess: Registry | undefined

/** Memory, collections and delays of the process: measured once, however many servers are built in it, since what measures never ends. */
function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry()
    collectDefaultMetrics({ register: ofProcess })
  }
  return ofProcess
}

/** A proxy on this machine connects from here as well, but it asks for another client and says so. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isProxied = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined
  return !isProxied && loopback.has(socket.remoteAddress ?? '')
}
