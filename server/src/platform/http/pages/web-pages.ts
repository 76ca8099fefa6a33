import fastifyStatic from '@fastify/static'
import { isBelowFloor } from '@pinge/contract/values/browser-floor.ts'
import { PAGE_CONFIG_ELEMENT, type PageConfig } from '@pinge/contract/site.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { refuseUnknown } from '../refuse-unknown.ts'
import { oldBrowserPage } from './old-browser-page.ts'
import { writePageHead, writePreloads, type SiteHead } from './page-head.ts'
import { createScreenFinder, readScreens, type ScreenHead } from './screen-list.ts'
import { serveSearchEngines } from './search-engines.ts'

const PAGE_CONFIG_PLACE = '<!--page-config-->'
/** The title that a development server shows stands between the two. */
const PAGE_HEAD_PLACE = /<!--page-head-->[^]*<!--\/page-head-->/
const NOT_FOUND_PATH = '/404'
const YEAR_SECONDS = 31_536_000

/**
 * Serves the built web client: files with a hash in their name for a year, compressed ahead of time; the page itself,
 * with this site's settings and the screen's own head written into it, never from a cache. A path that is no file, no
 * call and no screen gets the same page, which says so, with the status 404.
 */
export async function serveWebPages(
  app: FastifyInstance,
  folder: string,
  pageConfig: PageConfig,
  site: SiteHead,
): Promise<void> {
  const page = readPage(folder, pageConfig)
  if (page === undefined) {
    app.setNotFoundHandler((request, reply) => refuseUnknown(request, reply))
    return
  }
  const screens = readScreens(folder)
  const findScreen = createScreenFinder(screens)

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
  serveSearchEngines(app, screens, site.publicOrigin)

  app.get('/', { schema: { hide: true } }, async (request, reply) =>
    sendPage(request, reply, findScreen('/')),
  )
  // By its file's name it would go out as it was built, without the settings.
  app.get('/index.html', { schema: { hide: true } }, async (_, reply) => reply.redirect('/'))
  app.setNotFoundHandler((request, reply) =>
    mayBeScreen(request)
      ? sendPage(request, reply, findScreen(pathOf(request)))
      : refuseUnknown(request, reply),
  )

  function sendPage(
    { headers }: FastifyRequest,
    reply: FastifyReply,
    screen: ScreenHead | undefined,
  ): FastifyReply {
    if (isBelowFloor(headers['user-agent'] ?? ''))
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(oldBrowserPage)
    const isFound = screen !== undefined && screen.path !== NOT_FOUND_PATH
    const head = writePageHead(isFound ? screen : undefined, site) + writePreloads(screen, page ?? '')
    return reply
      .code(isFound ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page?.replace(PAGE_HEAD_PLACE, () => head))
  }
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? ''
}

function mayBeScreen(request: FastifyRequest): boolean {
  const path = pathOf(request)
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
