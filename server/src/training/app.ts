import { TRAINING_BASE, trainingCalls } from '@pinge/contract/training/training-calls.ts'
import type { FastifyInstance } from 'fastify'
import { serveApiDocs } from '../platform/http/api-docs.ts'
import { createEndpoints } from '../platform/http/endpoints.ts'
import { createHttpServer } from '../platform/http/http-server.ts'
import { refuseUnknown } from '../platform/http/refuse-unknown.ts'
import { tokenCallers } from './access/token-callers.ts'
import { calendarRoutes } from './calendar/calendar.routes.ts'
import { editionRoutes } from './editions/edition.routes.ts'
import { levelRoutes } from './levels/level.routes.ts'
import { roundRoutes } from './rounds/round.routes.ts'
import type { TrainingDeps } from './training-deps.ts'

/** The training service: its calls and their description, all under its own path. */
export async function buildTraining(deps: TrainingDeps): Promise<FastifyInstance> {
  const { config, log, shared } = deps
  const server = await createHttpServer({
    log,
    trustedProxies: config.trustedProxies,
    otherOrigins: { upload: null, logo: null },
  })
  await serveApiDocs(server, {
    title: `${config.siteName} 大脑训练`,
    headers: 'ak、token（都来自 pixytown/access）',
    shared,
    basePath: TRAINING_BASE,
  })
  server.setNotFoundHandler((request, reply) => refuseUnknown(request, reply, TRAINING_BASE))
  const endpoints = createEndpoints(server, {
    requireCaller: tokenCallers(deps),
    basePath: TRAINING_BASE,
    observe: () => ({ succeeded: undefined, refused: () => undefined }),
  })
  levelRoutes(endpoints, deps)
  calendarRoutes(endpoints, deps)
  roundRoutes(endpoints, deps)
  editionRoutes(endpoints, deps)

  const missing = trainingCalls.filter(({ path }) => !endpoints.paths.has(path))
  if (missing.length > 0)
    throw new Error(`calls of the contract without a route: ${missing.map(({ path }) => path).join(', ')}`)
  return server
}
