import multipart from '@fastify/multipart'
import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { MAX_BODY_BYTES, REQUEST_TIMEOUT_MS } from '@pinge/contract/values/limits.ts'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
} from 'fastify'
import { AppError } from '../app-error.ts'
import type { Log } from '../log.ts'
import { sendRefusal } from './envelope.ts'
import { answerNoRequest } from './answer-no-request.ts'
import { programPolicy, type OtherOrigins } from './pages/content-security-policy.ts'
import { answerFailures } from './http-errors.ts'

/** A connection that sends its request slower than this is closed: 200 MB over a school's line of 3 Mbit/s. */
const SLOWEST_REQUEST_MS = 10 * MINUTE_MS

export type HttpOptions = {
  log: Log
  trustedProxies: string[]
  /** What a page may load besides its own. */
  otherOrigins: OtherOrigins
}

const pageHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** An HTTP server that knows no feature: bodies as text, refusals as envelopes, security headers on every answer. */
export async function createHttpServer({
  log,
  trustedProxies,
  otherOrigins,
}: HttpOptions): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = log
  const policy = programPolicy(otherOrigins)
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Nothing is logged with a request's number, and a logger for each request costs more than checking its signature.
    childLoggerFactory: (parent) => parent,
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    // An answer under way is finished; a connection that only waits is closed.
    forceCloseConnections: 'idle',
    // A request that arrives on an open connection while the server stops is one that it accepted.
    return503OnClosing: false,
    requestTimeout: SLOWEST_REQUEST_MS,
    frameworkErrors: (_, __, reply) => {
      setPageHeaders(reply, policy)
      return sendRefusal(reply, new AppError('notFound'))
    },
    clientErrorHandler: answerNoRequest,
  })
  answerFailures(app)
  endConnectionsOnClose(app)

  // The signature is over the body's text, so the text is what a route is given.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body))
  await app.register(multipart)

  // Hooks of every request call back: a promise for each of them would be a good part of what an answer costs.
  app.addHook('onRequest', ({ method }, reply, done) => {
    // A call is answered with an envelope or a file, which say for themselves what may be done with them.
    if (method !== 'POST') setPageHeaders(reply, policy)
    done()
  })
  return app
}

function setPageHeaders(reply: FastifyReply, policy: string): void {
  reply.headers(pageHeaders)
  reply.header('content-security-policy', policy)
}

/**
 * While the server stops, each answer is the last one of its connection: browsers keep theirs open for minutes, and a
 * stop waits for all of them. What is open for longer than a client waits for its answer is cut.
 */
function endConnectionsOnClose(app: FastifyInstance): void {
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
