import { expect, it } from 'vitest'
import { nextSort, readSort, sortStudents, type SummedStudent } from './sort-students.ts'

const student = (id: string, praiseScores: number[], more: Partial<SummedStudent> = {}): SummedStudent => ({
  id,
  username: id,
  header: '1',
  praiseScore: praiseScores.reduce((sum, score) => sum + score, 0),
  praiseCount: 1,
  reminderScore: 0,
  reminderCount: 0,
  praiseScores,
  lastCommentAt: null,
  ...more,
})
const class3 = [
  student('安', [2, 0, 0, 0, 0], { lastCommentAt: 5 }),
  student('陈', [0, 4, 0, 0, 0], { reminderScore: -3, reminderCount: 2 }),
  student('丁', [1, 1, 0, 0, 0], { lastCommentAt: 9 }),
]
const order = (text: string) => sortStudents(class3, readSort(text)).map(({ id }) => id)

it('leaves the pupils by first letter until a column is asked for', () => {
  expect(order('')).toEqual(['安', '陈', '丁'])
  expect(order('nonsense')).toEqual(['安', '陈', '丁'])
})

it('puts the most first, or the least, and equals by first letter', () => {
  expect(order('total')).toEqual(['安', '丁', '陈'])
  expect(order('-total')).toEqual(['陈', '安', '丁'])
  expect(order('2')).toEqual(['陈', '丁', '安'])
  expect(order('reminder')).toEqual(['陈', '安', '丁'])
  expect(order('last')).toEqual(['丁', '安', '陈'])
})

it('goes with each tap on a head from the most to the least and back to the letters', () => {
  const first = nextSort(null, 'total')
  const second = nextSort(readSort(first), 'total')

  expect([first, second, nextSort(readSort(second), 'total')]).toEqual(['total', '-total', ''])
  expect(nextSort(readSort(first), 'last')).toBe('last')
})
