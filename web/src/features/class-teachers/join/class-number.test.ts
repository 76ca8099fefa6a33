import { expect, it } from 'vitest'
import { tidyClassNumber } from './class-number.ts'

it.each(['12345678', '1234 5678', ' 1234-5678\n', '１２３４５６７８', '1 2 3 4 5 6 7 8', '12345678999'])(
  'takes %j for the class 12345678',
  (typed) => {
    expect(tidyClassNumber(typed)).toBe('12345678')
  },
)

it('finds the number in the message of a colleague', () => {
  expect(tidyClassNumber('三年级(2)班，班级号：1234 5678，来一起点评吧')).toBe('12345678')
})

it('keeps what is typed so far, and nothing but digits', () => {
  expect(tidyClassNumber('12a3四')).toBe('123')
  expect(tidyClassNumber('班级')).toBe('')
})
