import { expect, it } from 'vitest'
import { formatPraise } from './format-praise.ts'

const record = { isFinished: true, place: 1, timesToday: 2, score: 55, isBest: true }

it.each([
  [4_230, '刷新纪录！快了 4.2 秒，今天第 2 次，得 55 分'],
  [50, '刷新纪录！快了 0.1 秒，今天第 2 次，得 55 分'],
  [7, '刷新纪录！快了 0.007 秒，今天第 2 次，得 55 分'],
])('a record that fell by %d ms fell by that, and never by nothing', (savedMs, said) => {
  expect(formatPraise({ ...record, savedMs })).toBe(said)
})
