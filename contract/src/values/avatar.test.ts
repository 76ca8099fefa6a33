import { expect, it } from 'vitest'
import { readAvatar } from './avatar.ts'

it('reads a short header value as a number to which 7000 is added', () => {
  expect(readAvatar('3')).toEqual({ kind: 'shipped', id: 7003 })
  expect(readAvatar('24')).toEqual({ kind: 'shipped', id: 7024 })
})

it('shows 7001 for an empty value', () => {
  expect(readAvatar('')).toEqual({ kind: 'shipped', id: 7001 })
})

it('uses a longer value as a URL as it is, when it is https or a path of our own', () => {
  expect(readAvatar('https://example.test/a.png')).toEqual({
    kind: 'picture',
    url: 'https://example.test/a.png',
  })
  expect(readAvatar('/files/a.png')).toEqual({ kind: 'picture', url: '/files/a.png' })
})

it('shows 7001 for an address that is not ours to load', () => {
  for (const header of [
    'javascript:alert(1)',
    'http://example.test/a.png',
    '//example.test/a.png',
    '/\\example.test',
  ])
    expect(readAvatar(header)).toEqual({ kind: 'shipped', id: 7001 })
})
