import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { contentSecurityPolicy } from './http-server.ts'

/** The API described by its own contract: a page at `/api/docs`, OpenAPI 3.1 at `/api/docs/json`. Register it before the routes. */
export async function serveApiDocs(app: FastifyInstance, title: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${title} API`,
        version: '1',
        description:
          '所有接口都是 POST。请求头：ak、ts、Authorization、rs、contentMd5、sign；成功只看返回体里的 code 是否为 200。',
      },
    },
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none', supportedSubmitMethods: [] },
    staticCSP: contentSecurityPolicy,
    logo: { type: 'image/svg+xml', content: titleAsPicture(title) },
    theme: { title: `${title} API` },
    uiHooks: { onRequest: sendReadyDescription(app) },
  })
}

/**
 * Answers the description as bytes that are made at the first request. Written for each request it takes milliseconds of
 * the event loop, and needs no account.
 */
function sendReadyDescription(app: FastifyInstance): onRequestHookHandler {
  const ready = new Map<string, Buffer>()
  const makers: Record<string, { type: string; write: () => string }> = {
    '/api/docs/json': { type: 'application/json; charset=utf-8', write: () => JSON.stringify(app.swagger()) },
    '/api/docs/yaml': { type: 'application/x-yaml', write: () => app.swagger({ yaml: true }) },
  }
  return (request, reply, done) => {
    const path = request.routeOptions.url ?? ''
    const maker = makers[path]
    if (!maker) {
      done()
      return
    }
    const bytes = ready.get(path) ?? Buffer.from(maker.write())
    ready.set(path, bytes)
    reply.type(maker.type).send(bytes)
  }
}

/** The page's bar shows a picture; ours is the site's own name. */
function titleAsPicture(title: string): string {
  const text = title.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="40" viewBox="0 0 400 40"><text x="0" y="28" fill="#fff" font-family="sans-serif" font-size="24" font-weight="700">${text}</text></svg>`
}
