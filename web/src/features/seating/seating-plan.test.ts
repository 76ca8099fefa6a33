import { expect, it } from 'vitest'
import { seededRandom } from '../../shared/device/seeded-random.ts'
import { isSamePlan, keepInside, moveStudent, seatRandomly, suggestSize } from './seating-plan.ts'

const seat = (studentId: string, row: number, column: number) => ({ studentId, row, column })
const seats = [seat('mei', 1, 1), seat('tao', 1, 2)]

it.each([0, 1, 6, 30, 45, 60, 120, 200])('finds a room for a class of %i', (count) => {
  const { rows, columns } = suggestSize(count)

  expect(rows * columns).toBeGreaterThanOrEqual(count)
  expect(rows).toBeLessThanOrEqual(15)
  expect(columns).toBeLessThanOrEqual(14)
})

it('puts a pupil on an empty seat, and lets two change places', () => {
  expect(
    isSamePlan(moveStudent(seats, 'mei', { row: 2, column: 2 }), [seat('mei', 2, 2), seat('tao', 1, 2)]),
  ).toBe(true)
  expect(
    isSamePlan(moveStudent(seats, 'mei', { row: 1, column: 2 }), [seat('mei', 1, 2), seat('tao', 1, 1)]),
  ).toBe(true)
})

it('sends the pupil who sat there back to those without a seat when a newcomer takes it', () => {
  expect(moveStudent(seats, 'lin', { row: 1, column: 1 })).toEqual([seat('tao', 1, 2), seat('lin', 1, 1)])
  expect(moveStudent(seats, 'tao', null)).toEqual([seat('mei', 1, 1)])
})

it('seats all pupils by chance, each on a seat of their own', () => {
  const ids = Array.from({ length: 20 }, (_, place) => `s${place}`)
  const seated = seatRandomly(ids, { rows: 4, columns: 6 }, seededRandom(4))

  expect(new Set(seated.map(({ studentId }) => studentId)).size).toBe(20)
  expect(new Set(seated.map(({ row, column }) => `${row}.${column}`)).size).toBe(20)
  expect(Math.max(...seated.map(({ row }) => row))).toBe(4)
})

it('takes the seats away that a smaller room does not have', () => {
  expect(keepInside([...seats, seat('lin', 3, 1)], { rows: 2, columns: 1 })).toEqual([seat('mei', 1, 1)])
})
