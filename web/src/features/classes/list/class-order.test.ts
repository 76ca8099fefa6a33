import { expect, it } from 'vitest'
import { makeClass } from '../../../../test/make/class.ts'
import { moveClass, sortClasses } from './class-order.ts'

const [a, b, c] = ['a', 'b', 'c'].map((classId) => makeClass({ classId }))
const example = makeClass({ classId: 'example', isExample: true })
const classes = [example, a, b, c].filter((one) => one !== undefined)
const ids = (some: readonly { classId: string }[]) => some.map(({ classId }) => classId)

it('stands in the order that the teacher gave, new classes after it and the example last', () => {
  expect(ids(sortClasses(classes, []))).toEqual(['a', 'b', 'c', 'example'])
  expect(ids(sortClasses(classes, ['c', 'gone', 'a']))).toEqual(['c', 'a', 'b', 'example'])
  expect(ids(sortClasses(classes, ['b', 'c', 'a']))).toEqual(['b', 'c', 'a', 'example'])
})

it('moves a class by one place, and none beyond the ends or behind the example', () => {
  const shown = sortClasses(classes, [])

  expect(moveClass(shown, 'c', -1)).toEqual(['a', 'c', 'b'])
  expect(moveClass(shown, 'b', -1)).toEqual(['b', 'a', 'c'])
  expect(moveClass(shown, 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(moveClass(shown, 'a', -1)).toEqual(['a', 'b', 'c'])
  expect(moveClass(shown, 'c', 1)).toEqual(['a', 'b', 'c'])
})
