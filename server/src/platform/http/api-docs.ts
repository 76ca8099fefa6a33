import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import { requireAllowed } from '../shared/require-allowed.ts'
import type { Limit, SharedStore } from '../shared/shared-store.ts'
import { clientAddress } from './callers/client-address.ts'
import { docsPolicy } from './pages/content-security-policy.ts'

type ApiDocsOptions = {
  title: string
  /** Which headers a call has, in one line. */
  headers: string
  shared: SharedStore
  /** What stands before `/api/docs`. */
  basePath?: string
}

/** Of one address: a page of it asks once. Half a megabyte is sent for each, and who asks needs no account. */
const readings: Limit = { most: 60, windowMs: MINUTE_MS }

/** An API described by its own contract: a page at `/api/docs`, OpenAPI 3.1 at `/api/docs/json`. Register it before the routes. */
export async function serveApiDocs(
  app: FastifyInstance,
  { title, headers, shared, basePath = '' }: ApiDocsOptions,
): Promise<void> {
  const docs = `${basePath}/api/docs`
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${title} API`,
        version: '1',
        description: `所有接口都是 POST。请求头：${headers}；成功只看返回体里的 code 是否为 200。`,
      },
    },
  })
  await app.register(swaggerUi, {
    routePrefix: docs,
    uiConfig: { docExpansion: 'none', supportedSubmitMethods: [] },
    staticCSP: docsPolicy,
    logo: { type: 'image/svg+xml', content: titleAsPicture(title) },
    theme: { title: `${title} API` },
    uiHooks: { onRequest: sendReadyDescription(app, shared, docs) },
  })
}

/**
 * Answers the description as bytes that are made at the first request. Written for each request it takes milliseconds of
 * the event loop.
 */
function sendReadyDescription(
  app: FastifyInstance,
  shared: SharedStore,
  docs: string,
): onRequestAsyncHookHandler {
  const ready = new Map<string, Buffer>()
  const makers: Record<string, { type: string; write: () => string }> = {
    [`${docs}/json`]: { type: 'application/json; charset=utf-8', write: () => JSON.stringify(app.swagger()) },
    [`${docs}/yaml`]: { type: 'application/x-yaml', write: () => app.swagger({ yaml: true }) },
  }
  return async (request, reply) => {
    const path = request.routeOptions.url ?? ''
    const maker = makers[path]
    if (!maker) return undefined
    requireAllowed(await shared.hit(`api-docs:${clientAddress(request.ip)}`, readings))
    const bytes = ready.get(path) ?? Buffer.from(maker.write())
    ready.set(path, bytes)
    return reply.type(maker.type).send(bytes)
  }
}

/** The page's bar shows a picture; ours is the site's own name. */
function titleAsPicture(title: string): string {
  const text = title.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="40" viewBox="0 0 400 40"><text x="0" y="28" fill="#fff" font-family="sans-serif" font-size="24" font-weight="700">${text}</text></svg>`
}
