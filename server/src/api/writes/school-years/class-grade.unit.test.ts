import { expect, it } from 'vitest'
import { gradeIn, nameAfterSummer } from './class-grade.ts'

it('counts the grade of a class from the school year in which it was said', () => {
  const said = { grade: 3, gradeYear: 2026 }

  expect([2023, 2024, 2026, 2032, 2033].map((year) => gradeIn(year, said))).toEqual([null, 1, 3, 9, null])
  expect(gradeIn(2027, { grade: null, gradeYear: 2026 })).toBeNull()
})

it.each([
  ['三年级(2)班', 4, 1, '四年级(2)班'],
  ['三年级（2）班', 4, 1, '四年级（2）班'],
  ['一年级(2)班', 2, 1, '二年级(2)班'],
  ['五年级(2)班', 6, 1, '六年级(2)班'],
  ['三(2)班', 6, 1, null],
  ['三年级向日葵班', 4, 1, '四年级向日葵班'],
  ['三(2)班', 4, 1, '四(2)班'],
  ['三2班', 4, 1, '四2班'],
  // Not opened for two summers.
  ['三年级(2)班', 5, 2, '五年级(2)班'],
  ['三年级(2)班', 4, 0, null],
  ['四年级(2)班', 4, 1, null],
  ['向日葵班', 4, 1, null],
  ['三叶草班', 4, 1, null],
  ['六年级(1)班', 7, 1, null],
  ['七年级(1)班', 8, 1, '八年级(1)班'],
  ['三年级(2)班', null, 1, null],
])('offers %s, now in grade %s and kept for %s summers, the name %s', (name, grade, years, offered) => {
  expect(nameAfterSummer(name, grade, years)).toBe(offered)
})
