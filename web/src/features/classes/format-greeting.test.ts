import { expect, it } from 'vitest'
import { formatGreeting } from './format-greeting.ts'

it('greets as the time of day asks', () => {
  const said = [0, 4, 5, 7, 8, 11, 12, 13, 14, 17, 18, 23].map(formatGreeting)

  expect(said).toEqual([
    '夜深了',
    '夜深了',
    '早上好',
    '早上好',
    '上午好',
    '上午好',
    '中午好',
    '中午好',
    '下午好',
    '下午好',
    '晚上好',
    '晚上好',
  ])
})
