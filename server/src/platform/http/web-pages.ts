import fastifyStatic from '@fastify/static'
import { PAGE_CONFIG_ELEMENT, type PageConfig } from '@pinge/contract/site.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '../app-error.ts'
import { sendRefusal } from './envelope.ts'

const PAGE_CONFIG_PLACE = '<!--page-config-->'
const YEAR_SECONDS = 31_536_000

/**
 * Serves the built web client: files with a hash in their name for a year, compressed ahead of time; the page itself,
 * with this site's settings written into it, never from a cache. Every path that is no file and no call is a screen.
 */
export async function serveWebPages(
  app: FastifyInstance,
  folder: string,
  pageConfig: PageConfig,
): Promise<void> {
  const page = readPage(folder, pageConfig)
  if (page !== undefined)
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      wildcard: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(folder, 'assets'))
        reply.header(
          'cache-control',
          isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600',
        )
      },
    })

  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/') && request.method !== 'POST')
      return sendRefusal(reply, new AppError('methodNotAllowed'))
    if (page === undefined || !isScreen(request)) return sendRefusal(reply, new AppError('notFound'))
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
  })
  if (page === undefined) return
  // By its file's name as well, which would otherwise go out as it was built, without the settings.
  for (const path of ['/', '/index.html'])
    app.get(path, { schema: { hide: true } }, async (_, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page),
    )
}

function isScreen(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? ''
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  return !path.startsWith('/api/') && !path.startsWith('/assets/') && !/\.[a-z0-9]{2,5}$/i.test(path)
}

function readPage(folder: string, pageConfig: PageConfig): string | undefined {
  const file = join(folder, 'index.html')
  if (!existsSync(file)) return undefined
  // `<` is escaped, so that no setting can end the element early.
  const json = JSON.stringify(pageConfig).replaceAll('<', '\\u003c')
  const element = `<script type="application/json" id="${PAGE_CONFIG_ELEMENT}">${json}</script>`
  return readFileSync(file, 'utf8').replace(PAGE_CONFIG_PLACE, () => element)
}
