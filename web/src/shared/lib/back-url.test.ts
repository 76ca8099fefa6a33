import { expect, it } from 'vitest'
import { ownPath, signInPath } from './back-url.ts'

it.each(['/comment', '/comment/class-detail?classId=c1', '/comment#top'])('returns to our own %s', (path) => {
  expect(ownPath(path)).toBe(path)
})

it.each([
  null,
  '',
  'comment',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  'https://evil.example/comment',
  'javascript:alert(1)',
  'data:text/html,x',
])('never leads to %j', (address) => {
  expect(ownPath(address)).toBeNull()
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
