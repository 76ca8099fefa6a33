import { expect, it } from 'vitest'
import { pageOf } from './page-of.ts'

it('the page of an address is one that can be asked for, also where the address was written by hand', () => {
  const pages = ['3', '2.5', '', '0', '-1', 'two', 'Infinity', '10001', '1e9']

  expect(pages.map((page) => pageOf(new URLSearchParams({ page })))).toEqual([3, 2, 1, 1, 1, 1, 1, 1, 1])
  expect(pageOf(new URLSearchParams())).toBe(1)
})
