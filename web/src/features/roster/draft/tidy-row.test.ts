import { expect, it } from 'vitest'
import { makeRosterText } from '../../../../test/make/roster.ts'
import { tidyRow } from './tidy-row.ts'

it('takes a date in every usual form and leaves alone what is none', () => {
  const birthdays = [
    '2017-3-5',
    '2017/03/05',
    '2017.3.5',
    '2017年3月5日',
    '20170305',
    '２０１７/3/5',
    '三月五日',
  ]
  const tidied = birthdays.map((birthday) => tidyRow(makeRosterText({ birthday })).birthday)

  expect(tidied).toEqual([...Array.from({ length: 6 }, () => '2017-03-05'), '三月五日'])
})

it('takes the spaces off a name and out of a phone number', () => {
  expect(tidyRow(makeRosterText({ username: ' 王浩然　', guardianTel: '138-0000 0001' }))).toMatchObject({
    username: '王浩然',
    guardianTel: '13800000001',
  })
})
