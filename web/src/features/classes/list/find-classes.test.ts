import { expect, it } from 'vitest'
import { makeClass } from '../../../../test/make/class.ts'
import { findClasses } from './find-classes.ts'

const classes = [
  makeClass({ className: '三年级(2)班', geziNo: '10000001' }),
  makeClass({ className: '三年级(5)班', geziNo: '10000002' }),
  makeClass({ className: '合唱社团（三至六年级混龄）', geziNo: '20000003' }),
]
const found = (typed: string) => findClasses(classes, typed).map(({ geziNo }) => geziNo)

it('finds a class by part of its name, by the few characters a teacher types, and by its number', () => {
  expect(found('合唱')).toEqual(['20000003'])
  expect(found('三2')).toEqual(['10000001'])
  expect(found(' 三年级（5） ')).toEqual(['10000002'])
  expect(found('2000')).toEqual(['20000003'])
})

it('shows every class while nothing is typed, and none when nothing fits', () => {
  expect(found('  ')).toHaveLength(3)
  expect(found('四年级')).toEqual([])
  // One 班 of a name is not two.
  expect(found('班班')).toEqual([])
})
