import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { OwnPoints, Remark } from '../comments.ts'
import { StudentNumber } from '../students.ts'
import { line, SchoolDate } from './fields.ts'

const takes = (field: z.ZodMiniType) => (given: unknown) => z.safeParse(field, given).success
const HALF_A_CHARACTER = '\ud83c'

it('takes a name in one line of characters that can be shown', () => {
  const names = [
    '欧阳·思远',
    ' 王浩然 ',
    '𠮷田',
    '',
    '  ',
    '王\n浩然',
    '王\u2028浩然',
    '王\u0007',
    HALF_A_CHARACTER,
  ]

  expect(names.filter(takes(line(20)))).toEqual(['欧阳·思远', ' 王浩然 ', '𠮷田'])
  expect(z.parse(line(20), ' 王浩然 ')).toBe('王浩然')
})

it('keeps of a name that was copied only what is seen', () => {
  expect(z.parse(line(20), '\u200b王浩然\ufeff')).toBe('王浩然')
  expect(z.parse(line(3), '\u202e王\u200b浩\u2060然\u202c')).toBe('王浩然')
  expect(['\u200b', ' \ufeff\u202e '].filter(takes(line(20)))).toEqual([])
  for (const sign of '\u00ad\u034f\u061c\u115f\u1160\u3164\uffa0')
    expect.soft(z.parse(line(3), `${sign}王浩${sign}然`), sign.codePointAt(0)?.toString(16)).toBe('王浩然')
  // One picture of three, joined.
  expect(z.parse(line(20), '一家👨‍👩‍👧')).toBe('一家👨‍👩‍👧')
})

it('takes a student number in one line, or none', () => {
  const numbers = ['', ' ', '01', '20240302011', '3-07', '1\n2', '1\t2', '1\u20282']

  expect(numbers.filter(takes(StudentNumber))).toEqual(['', ' ', '01', '20240302011', '3-07'])
  expect(z.parse(StudentNumber, ' \u200b01 ')).toBe('01')
})

it('takes no name that consists of signs that are not seen, and leaves them in one whose letters they shape', () => {
  const empty = [
    '\u3164',
    '\u2800',
    '\u200c',
    '\u200d',
    '\ufe0f',
    '\u180e',
    '\u{e0061}',
    ' \u034f \u00ad',
    '\u0301',
  ]
  expect(empty.filter(takes(line(20)))).toEqual([])

  for (const name of ['ᠰᠠᠷᠠᠨ\u180eᠠ', 'ᠪᠠᠶᠠᠷ\u180b', 'می\u200cنا', '❤\ufe0f队', '1\ufe0f⃣', '⠼⠁'])
    expect.soft(z.parse(line(20), name)).toBe(name)
})

it('takes a remark in several lines, and no half of a character, which PostgreSQL cannot keep', () => {
  const remarks = ['', '帮同学\n扫地 🧹', '扫地\u0000', '扫\t地', `扫地${HALF_A_CHARACTER}`]

  expect(remarks.filter(takes(Remark))).toEqual(['', '帮同学\n扫地 🧹', '扫\t地'])
  // As it comes when two cells of a table are pasted.
  expect(z.parse(Remark, '扫\t地\t')).toBe('扫 地')
  expect(z.parse(Remark, ' 扫地 \n')).toBe('扫地')
})

it('weighs what a teacher makes up from −10 to 10, and never 0', () => {
  expect([-11, -10, -1, 0, 0.5, 1, 10, 11].filter(takes(OwnPoints))).toEqual([-10, -1, 1, 10])
})

it('is asked about days from 1901 to 2999, which the calendar has', () => {
  const dates = [
    '0002-11-23',
    '1900-12-31',
    '1901-01-01',
    '2026-02-29',
    '2028-02-29',
    '2999-12-31',
    '3000-01-01',
  ]

  expect(dates.filter(takes(SchoolDate))).toEqual(['1901-01-01', '2028-02-29', '2999-12-31'])
})
