import type { FastifyInstance } from 'fastify'
import type { ScreenHead } from './screen-list.ts'

/**
 * `/robots.txt`, and where the operator named the site's address `/sitemap.xml` with the screens that everybody may
 * see. The others ask by their own head not to be listed, which a robot that may not fetch them would never read.
 */
export function serveSearchEngines(
  app: FastifyInstance,
  screens: readonly ScreenHead[],
  publicOrigin: string | null,
): void {
  const sitemap = publicOrigin === null ? undefined : `${publicOrigin}/sitemap.xml`
  const robots = ['User-agent: *', 'Disallow: /api/', ...(sitemap ? [`Sitemap: ${sitemap}`] : [])]
  app.get('/robots.txt', { schema: { hide: true } }, async (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(`${robots.join('\n')}\n`),
  )
  if (publicOrigin === null) return

  const addresses = screens
    .filter(({ description }) => description !== undefined)
    .map(({ path }) => `  <url><loc>${publicOrigin}${path}</loc></url>`)
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
  ].join('\n')
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_, reply) =>
    reply.type('application/xml; charset=utf-8').send(`${text}\n`),
  )
}
