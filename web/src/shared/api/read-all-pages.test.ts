import { expect, it } from 'vitest'
import { readAllPages } from './read-all-pages.ts'

it('reads page after page until there is none, in the server’s order', async () => {
  const pages = new Map([
    [undefined, { items: ['a', 'b'], nextCursor: 'b' }],
    ['b', { items: ['c'], nextCursor: null }],
  ])
  const none = { items: [], nextCursor: null }

  expect(await readAllPages(({ cursor }) => Promise.resolve(pages.get(cursor) ?? none))).toEqual([
    'a',
    'b',
    'c',
  ])
  expect(await readAllPages(() => Promise.resolve(none))).toEqual([])
})
