import { expect, it } from 'vitest'
import { tidyDate } from './tidy-date.ts'

it.each([
  '2017-3-5',
  '2017/03/05',
  '2017.3.5',
  '2017年3月5日',
  '2017年3月5',
  '2017. 3. 5',
  '2017-03-05 00:00:00',
  '20170305',
])('takes %s for a day', (text) => {
  expect(tidyDate(text)).toBe('2017-03-05')
})

it.each(['', '三月五日', '2017-3', '170305', '3/5/2017'])('leaves “%s” as it was written', (text) => {
  expect(tidyDate(text)).toBe(text)
})
