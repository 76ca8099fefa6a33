import { expect, it } from 'vitest'
import { classFigures } from './class-figures.ts'
import { makeStudent } from '../../../../test/make/student.ts'

it('counts the pupils, those praised today, and the average with one decimal', () => {
  const students = [
    makeStudent({ id: 'a', stuScore: 3, todayTypes: [1, 5] }),
    makeStudent({ id: 'b', stuScore: -1 }),
    makeStudent({ id: 'c', stuScore: 6 }),
  ]

  expect(classFigures(students)).toEqual({ studentCount: 3, praisedToday: 1, averageScore: 2.7 })
})

it('says 0 for a class without pupils', () => {
  expect(classFigures([])).toEqual({ studentCount: 0, praisedToday: 0, averageScore: 0 })
})
