import { expect, it } from 'vitest'
import { ownPath, signInPath } from './back-url.ts'

it.each(['/comment', '/comment/class-detail?classId=c1', '/comment#top'])('returns to our own %s', (path) => {
  expect(ownPath(path)).toBe(path)
})

it.each([null, '', 'comment', '/..//evil.example', 'https://evil.example/comment'])(
  'never leads to %j',
  (address) => {
    expect(ownPath(address)).toBeNull()
  },
)

const evil = 'evil.example'
const hostileBackUrls = [
  ...['https:', 'http:', 'ws:', 'ftp:', 'javascript:', 'data:', 'https:///', 'HTTPS:', '\\', '/\\'].map(
    (scheme) => `${scheme}//${evil}`,
  ),
  ...[
    '/',
    '//',
    '///',
    '////',
    '/\\',
    '\\/',
    '\\\\',
    '/\t/',
    '/\n/',
    '/\r/',
    '/ /',
    '/%2f',
    '/%5c',
    '/./',
    '/../',
  ].map((start) => `${start}${evil}`),
  ...[
    '/\\/',
    '//\\',
    '/%09/',
    '/%0a/',
    '/%00/',
    '/;/',
    '/@',
    '//@',
    '/.//',
    '/..//',
    '/a/..//',
    '/%2e%2e//',
  ].map((start) => `${start}${evil}`),
  `https:${evil}`,
  `https:/${evil}`,
  evil,
  `.${evil}`,
  `@${evil}`,
  `:@${evil}`,
  `//user@${evil}`,
  `//127.0.0.1@${evil}`,
  `//${evil}:443`,
  `//${evil}%2f..`,
  `//${evil}#@127.0.0.1`,
  `//${evil}?127.0.0.1`,
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  '//evil。example',
  '//ⓔvil.example',
  '/\u2028/evil.example',
  '/\ufeff/evil.example',
  '\u3000//evil.example',
  '?backUrl=//evil.example',
  '#//evil.example',
  '/?backUrl=https://evil.example',
]

it('knows more than 60 addresses that mean to lead away, each once', () => {
  expect(new Set(hostileBackUrls).size).toBe(hostileBackUrls.length)
  expect(hostileBackUrls.length).toBeGreaterThanOrEqual(60)
})

/** Where a browser at this site would go, asked as browsers ask: by resolving the address. */
it.each(hostileBackUrls)('stays on this site with %j', (address) => {
  const origin = 'https://school.example'
  const path = ownPath(address)
  if (path === null) return

  expect(path).toMatch(/^\/(?![/\\])/)
  expect(new URL(path, origin).origin).toBe(origin)
})

it('does not lead back to the sign-in page itself', () => {
  expect(ownPath('/?backUrl=/comment')).toBeNull()
})

it('carries the page that was left, with its query, to the sign-in page', () => {
  expect(signInPath('/comment/class-detail?classId=c1')).toBe(
    '/?backUrl=%2Fcomment%2Fclass-detail%3FclassId%3Dc1',
  )
  expect(signInPath('/')).toBe('/')
})
