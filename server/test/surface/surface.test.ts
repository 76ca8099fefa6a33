import * as errors from '@pinge/contract/protocol/errors.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { productCalls } from '@pinge/contract/product-calls.ts'
import { PageConfig } from '@pinge/contract/site.ts'
import type { InjectOptions } from 'fastify'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, type TestApp } from '../app.ts'

const SCRIPT = 'console.log("品格班级")'.repeat(50)

const screens = [
  { path: '/', title: '登录', description: '看见每个孩子的每一点好。', firstPicture: 'class' },
  { path: '/comment', title: '班级列表' },
  {
    path: '/comment/class-detail',
    title: '班级详情',
    files: ['/assets/app-3f2a.js', '/assets/class-77d1.js', '/assets/class-77d1.css'],
  },
  { path: '/qr/:id', title: '确认登录' },
  { path: '/404', title: '页面不存在' },
]

let folder: string
let app: TestApp
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pinge-web-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><head><!--page-head--><title>开发</title><!--/page-head--><!--page-config--><script src="/assets/app-3f2a.js"></script></head><div id="root"></div>',
  )
  writeFileSync(join(folder, 'screens.json'), JSON.stringify(screens))
  writeFileSync(join(folder, 'assets', 'app-3f2a.js'), SCRIPT)
  writeFileSync(join(folder, 'assets', 'app-3f2a.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  app = await startTestApp({ signingKey: '</script><script>alert(1)' }, folder)
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, options: InjectOptions = {}) =>
  app.server.inject({ method: 'GET', url, ...options })

describe('the page', () => {
  it('tells a browser that is too old for the program which one to install, and loads no program', async () => {
    const headers = {
      'user-agent': 'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 Chrome/86.0.4240.198 Safari/537.36',
    }
    for (const url of ['/', '/comment']) {
      const { statusCode, body } = await get(url, { headers })

      expect(statusCode).toBe(200)
      expect(body).toContain('Windows 7 装 109 版')
      expect(body).not.toContain('<script')
    }
  })

  it('is every path that is a screen, with this site’s settings in it, and never from a cache', async () => {
    for (const [url, status] of [
      ['/', 200],
      ['/comment', 200],
      ['/Comment/', 200],
      ['/comment/class-detail?classId=1', 200],
      ['/qr/a1', 200],
      ['/qr', 404],
      ['/nowhere', 404],
      ['/404', 404],
    ] as const) {
      const { statusCode, headers, body } = await get(url)
      expect([url, statusCode]).toEqual([url, status])
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      })
      const [, json = ''] =
        /<script type="application\/json" id="page-config">(.*?)<\/script>/.exec(body) ?? []
      expect(z.parse(PageConfig, JSON.parse(json))).toEqual({
        appKey: 'pinge-web',
        // No setting can end its element and begin another one.
        signingKey: '</script><script>alert(1)',
        registration: 'open',
        codes: 'off',
      })
      expect(body).not.toContain('<!--page-config-->')
    }
  })

  it('is named after its screen before any script runs', async () => {
    expect((await get('/comment')).body).toContain('<title>班级列表 · 品格班级</title>')
    expect((await get('/nowhere')).body).toContain('<title>页面不存在 · 品格班级</title>')
    expect((await get('/comment')).body).not.toContain('开发')
  })

  it('names at once the files that its screen will ask for, but not those that it asks for itself', async () => {
    const { body } = await get('/comment/class-detail?classId=1')
    expect(body).toContain('<link rel="modulepreload" href="/assets/class-77d1.js" />')
    expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/class-77d1.css" />')
    expect(body.match(/app-3f2a/g)).toHaveLength(1)
    expect((await get('/comment')).body).not.toContain('preload')
  })

  it('names at once the picture that is seen first, and on a phone the small one', async () => {
    const { body } = await get('/')
    expect(body).toContain(
      '<link rel="preload" as="image" media="(max-width: 767px)" href="/pictures/class-small.webp" />',
    )
    expect(body).toContain(
      '<link rel="preload" as="image" media="(min-width: 768px)" href="/pictures/class.webp" />',
    )
  })

  it('tells search engines what everybody may see, and asks them to leave the rest', async () => {
    expect((await get('/')).body).toContain('<meta name="description" content="看见每个孩子的每一点好。" />')
    expect((await get('/')).body).not.toContain('noindex')
    for (const url of ['/comment', '/qr/a1', '/nowhere'])
      expect((await get(url)).body).toContain('<meta name="robots" content="noindex" />')
  })

  it('by the name of its file leads to where it is', async () => {
    expect((await get('/index.html')).headers.location).toBe('/')
  })

  it('is not what a missing file, a call or another method gets', async () => {
    for (const url of ['/assets/gone-1234.js', '/gone.png', '/api/nowhere', '/..%2f..%2fetc/passwd.txt'])
      expect((await get(url)).json()).toMatchObject({ code: 404, data: null })
    expect((await get('/comment', { method: 'POST' })).json()).toEqual({
      code: 404,
      msg: '请求的地址不存在',
      data: null,
    })
  })

  it('loads its files from a cache for a year, compressed ahead of time', async () => {
    const plain = await get('/assets/app-3f2a.js')
    expect(plain.body).toBe(SCRIPT)
    const small = await get('/assets/app-3f2a.js', { headers: { 'accept-encoding': 'br' } })
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(small.headers['content-type']).toContain('javascript; charset=utf-8')
    expect(small.rawPayload.equals(brotliCompressSync(SCRIPT))).toBe(true)
    expect((await get('/logo.svg')).headers['cache-control']).toBe('public, max-age=3600')
  })
})

describe('where the site’s address is known', () => {
  let site: TestApp
  beforeEach(async () => {
    site = await startTestApp({ publicOrigin: 'https://pinge.school.cn', siteName: '“一小” <b>' }, folder)
  })
  afterEach(() => site.close())
  const ask = async (url: string) => (await site.server.inject({ method: 'GET', url })).body

  it('says it to search engines, with what everybody may see', async () => {
    expect(await ask('/robots.txt')).toContain('Sitemap: https://pinge.school.cn/sitemap.xml')
    expect((await ask('/sitemap.xml')).match(/<loc>.*?<\/loc>/g)).toEqual([
      '<loc>https://pinge.school.cn/</loc>',
    ])
    expect(await ask('/?backUrl=%2Fcomment')).toContain(
      '<link rel="canonical" href="https://pinge.school.cn/" />',
    )
  })

  it('shows a picture where a link to it is shared, and no setting can end its element', async () => {
    const page = await ask('/comment')
    expect(page).toContain(
      '<meta property="og:image" content="https://pinge.school.cn/pictures/preview.jpg" />',
    )
    expect(page).toContain('<title>班级列表 · “一小” &#60;b&#62;</title>')
  })
})

it('without an address says nothing that needs one', async () => {
  expect((await get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /api/\n')
  expect((await get('/sitemap.xml')).statusCode).toBe(404)
  expect((await get('/')).body).not.toMatch(/og:(image|url)|canonical/)
})

it('sends the security headers with every kind of answer', async () => {
  const answers = await Promise.all([
    get('/'),
    get('/comment'),
    get('/assets/app-3f2a.js'),
    get('/gone.png'),
    get('/%zz'),
    get('/healthz'),
    get('/readyz'),
    get('/metrics'),
    get('/api/docs/'),
    get('/api/docs/json'),
    get('/api/docs/static/swagger-ui.css'),
    get(giveComment.path),
    app.server.inject({ method: 'POST', url: giveComment.path, payload: '{}' }),
    app.server.inject({
      method: 'POST',
      url: giveComment.path,
      headers: { 'content-type': 'text/x' },
      payload: 'x',
    }),
    app.server.inject({ method: 'OPTIONS', url: '/' }),
  ])
  for (const { headers } of answers) {
    expect(headers['x-content-type-options']).toBe('nosniff')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/default-src '(self|none)'(;|$)/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src (?!'self'(;|$))/)
    expect(policy).not.toContain('unsafe-eval')
    expect(headers['x-powered-by']).toBeUndefined()
  }
  for (const { headers } of [await get('/'), await get('/api/docs/')]) {
    expect(headers).toMatchObject({ 'referrer-policy': 'same-origin', 'x-frame-options': 'DENY' })
    expect(headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/)
  }
})

it('lets a page show pictures of this server alone, and lets no text become a program', async () => {
  const policy = String((await get('/')).headers['content-security-policy'])

  expect(policy).toMatch(/img-src 'self' data: blob:;/)
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain('trusted-types pinge-program')
  // The page of the description is not ours.
  expect((await get('/api/docs/')).headers['content-security-policy']).not.toContain('trusted-types')
})

describe('what the operator asks', () => {
  it('is answered: it lives, it can serve, and how it does', async () => {
    expect([(await get('/healthz')).statusCode, (await get('/healthz')).json()]).toEqual([
      200,
      { status: 'ok' },
    ])
    expect([(await get('/readyz')).statusCode, (await get('/readyz')).json()]).toEqual([
      200,
      { status: 'ready' },
    ])
    await app.send('/api/nowhere/13800000001', {})

    const { statusCode, body } = await get('/metrics')
    expect(statusCode).toBe(200)
    expect(body).toContain('pinge_http_request_duration_seconds_count{route="/healthz",status="200"} 2')
    // What a caller writes makes no new series, and no phone number stands in one.
    expect(body).not.toContain('13800000001')
  })

  it('tells its figures to this machine alone', async () => {
    expect((await get('/metrics', { remoteAddress: '192.168.1.20' })).json()).toMatchObject({ code: 404 })
    // A proxy on this machine asks for somebody else.
    expect((await get('/metrics', { headers: { 'x-forwarded-for': '192.168.1.20' } })).json()).toMatchObject({
      code: 404,
    })
    expect((await get('/metrics', { remoteAddress: '::1' })).statusCode).toBe(200)
  })

  it('is told that it cannot serve while its database does not answer', async () => {
    await app.database.close()
    expect((await get('/healthz')).statusCode).toBe(200)
    expect([(await get('/readyz')).statusCode, (await get('/readyz')).json()]).toEqual([
      503,
      { status: 'not ready' },
    ])
    app.database.close = async () => undefined
  })
})

describe('the description of the API', () => {
  const Media = z.object({ schema: z.looseObject({}) })
  const Operation = z.object({
    summary: z.string(),
    tags: z.array(z.string()),
    requestBody: z.optional(z.object({ content: z.record(z.string(), Media) })),
    responses: z.object({
      200: z.object({ description: z.string(), content: z.record(z.string(), Media) }),
    }),
  })
  const Document = z.object({
    openapi: z.string().check(z.regex(/^3\.1\.\d$/)),
    info: z.object({ title: z.string(), version: z.string() }),
    paths: z.record(z.string(), z.strictObject({ post: Operation })),
  })

  it('is OpenAPI 3.1 and has every call of the contract and nothing else', async () => {
    const { paths } = z.parse(Document, (await get('/api/docs/json')).json())

    expect(Object.keys(paths).toSorted()).toEqual(productCalls.map(({ path }) => path).toSorted())
    for (const { path, summary, upload, data, file } of productCalls) {
      const { post } = paths[path] ?? expect.fail(path)
      expect(post.summary).toBe(summary)
      const { content } = post.responses[200]
      if (file) {
        expect(content).toEqual({ [file.type]: { schema: { type: 'string', format: 'binary' } } })
        continue
      }
      const answer = content['application/json']?.schema
      expect(answer).toMatchObject({ type: 'object', required: ['code', 'msg', 'data'] })
      const { $schema: _, ...dataSchema } = z.toJSONSchema(data, { io: 'output', unrepresentable: 'any' })
      expect(answer?.properties).toMatchObject({ data: dataSchema })
      if (upload) expect(Object.keys(post.requestBody?.content ?? {})).toEqual(['multipart/form-data'])
    }
    const { post } = paths[giveComment.path] ?? expect.fail()
    expect(post.requestBody?.content['application/json']?.schema).toMatchObject({
      type: 'object',
      properties: {
        classId: { type: 'string', maxLength: 64 },
        studentIds: { type: 'array', maxItems: 200 },
      },
    })
  })

  it('is told as JSON and as YAML, the same each time', async () => {
    for (const [name, type] of [
      ['json', 'application/json; charset=utf-8'],
      ['yaml', 'application/x-yaml'],
    ]) {
      const [first, second] = [await get(`/api/docs/${name}`), await get(`/api/docs/${name}`)]
      expect(first.headers['content-type']).toBe(type)
      expect(first.body).toContain('/api/business-client/student/list')
      expect(second.body).toBe(first.body)
    }
  })

  it('is told to one address sixty times a minute, and to others all the same', async () => {
    const from = (remoteAddress: string) => app.server.inject({ url: '/api/docs/yaml', remoteAddress })
    for (let count = 0; count < 60; count += 1) expect((await from('198.51.100.7')).statusCode).toBe(200)

    const refused = await from('198.51.100.7')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await from('198.51.100.8')).statusCode).toBe(200)
  })

  it('is a page whose parts all come from this server', async () => {
    const { statusCode, headers, body } = await get('/api/docs/')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])

    const parts = [...body.matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, part = '']) => part)
    expect(parts.length).toBeGreaterThan(2)
    for (const part of parts)
      expect([part, (await get(new URL(part, 'http://x/api/docs/').pathname)).statusCode]).toEqual([
        part,
        200,
      ])
    expect(body).not.toMatch(/<script(?![^>]*src=)[^>]*>[^<]/)
  })
})

describe('bytes that are no request', () => {
  const send = async (bytes: string): Promise<string> => {
    const { hostname, port } = new URL(await app.server.listen({ host: '127.0.0.1', port: 0 }))
    const socket = connect(Number(port), hostname)
    socket.write(bytes)
    let answer = ''
    for await (const chunk of socket) answer += String(chunk)
    return answer
  }

  it.each([
    ['nothing of HTTP', 'hello\r\n\r\n', 400, errors.invalidInput.message],
    ['a broken header', 'POST / HTTP/1.1\r\nhost: x\r\n\u0000: 1\r\n\r\n', 400, errors.invalidInput.message],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
      errors.invalidInput.message,
    ],
    [
      'a header without an end',
      `POST / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(70_000)}\r\n\r\n`,
      413,
      errors.bodyTooLarge.message,
    ],
  ])('are answered with a sentence and the end of the connection: %s', async (_, bytes, code, msg) => {
    const [head = '', body = ''] = (await send(bytes)).split('\r\n\r\n')

    expect(head.split('\r\n')[0]).toMatch(new RegExp(`^HTTP/1.1 ${code} `))
    expect(JSON.parse(body)).toEqual({ code, msg, data: null })
  })
})
