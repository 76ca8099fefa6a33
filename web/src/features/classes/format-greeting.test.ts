import { expect, it } from 'vitest'
import { formatGreeting } from './format-greeting.ts'

it('greets as the time of day in the school asks, wherever the device thinks it is', () => {
  const said = [0, 4, 5, 7, 8, 11, 12, 13, 14, 17, 18, 23].map((hour) =>
    formatGreeting(Date.parse(`2026-11-23T${String(hour).padStart(2, '0')}:59+08:00`)),
  )

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
