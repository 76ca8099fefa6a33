import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
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
  })
}
