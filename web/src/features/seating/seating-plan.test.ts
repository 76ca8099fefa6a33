import { describe, expect, it } from 'vitest'
import { seededRandom } from '@pinge/contract/values/seeded-random.ts'
import { makeStudent } from '../../../test/make/student.ts'
import {
  byNumber,
  inMixedPairs,
  isSamePlan,
  keepInside,
  moveStudent,
  moveTogether,
  seatInOrder,
  suggestSize,
} from './seating-plan.ts'

const seat = (studentId: string, row: number, column: number) => ({ studentId, row, column })
const seats = [seat('mei', 1, 1), seat('tao', 1, 2)]

it.each([0, 1, 6, 30, 45, 60, 120, 200])('finds a room for a class of %i', (count) => {
  const { rows, columns } = suggestSize(count)

  expect(rows * columns).toBeGreaterThanOrEqual(count)
  expect(rows).toBeLessThanOrEqual(15)
  expect(columns).toBeLessThanOrEqual(14)
})

it('gives a class of up to thirty six columns, a larger one eight, and more to a very large one alone', () => {
  expect([6, 30, 31, 60, 120, 121, 200].map((count) => suggestSize(count).columns)).toEqual([
    6, 6, 8, 8, 8, 9, 14,
  ])
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

it('seats pupils in an order, from the front row on', () => {
  expect(seatInOrder(['mei', 'tao', 'lin'], { rows: 2, columns: 2 })).toEqual([
    seat('mei', 1, 1),
    seat('tao', 1, 2),
    seat('lin', 2, 1),
  ])
})

it('orders by number, 9 before 10, and those without one last', () => {
  const students = ['10', '', '9', '2'].map((stuNo) => makeStudent({ id: `no${stuNo}`, stuNo }))

  expect(byNumber(students)).toEqual(['no2', 'no9', 'no10', 'no'])
})

it('seats a boy beside a girl for as long as there are both', () => {
  const students = (['male', 'male', 'female', 'male', 'female', null] as const).map((gender, place) =>
    makeStudent({ id: `${gender} ${place}`, gender }),
  )
  const genders = inMixedPairs(students, seededRandom(2)).map((id) => id.split(' ')[0])

  expect(genders).toEqual(['male', 'female', 'male', 'female', 'male', 'null'])
})

describe('several together', () => {
  const room = { rows: 2, columns: 3 }
  const block = [seat('mei', 1, 1), seat('tao', 1, 2), seat('lin', 1, 3), seat('an', 2, 1)]
  const moved = (ids: string[], row: number, column: number) =>
    moveTogether(block, ids, { to: { row, column }, size: room })

  it('keep their places to each other, and who sat there takes theirs', () => {
    const expected = [seat('mei', 2, 1), seat('tao', 2, 2), seat('an', 1, 1), seat('lin', 1, 3)]
    expect(isSamePlan(moved(['mei', 'tao'], 2, 1) ?? [], expected)).toBe(true)
    const oneFurther = [seat('mei', 1, 2), seat('tao', 1, 3), seat('lin', 1, 1), seat('an', 2, 1)]
    expect(isSamePlan(moved(['mei', 'tao'], 1, 2) ?? [], oneFurther)).toBe(true)
    const oneBack = [seat('tao', 1, 1), seat('lin', 1, 2), seat('mei', 1, 3), seat('an', 2, 1)]
    expect(isSamePlan(moved(['tao', 'lin'], 1, 1) ?? [], oneBack)).toBe(true)
    const alone = [seat('tao', 1, 1), seat('mei', 1, 2), seat('lin', 1, 3), seat('an', 2, 1)]
    expect(isSamePlan(moved(['mei'], 1, 2) ?? [], alone)).toBe(true)
  })

  it('do not move where one of them would sit outside the room', () => {
    expect(moved(['mei', 'tao'], 1, 3)).toBeNull()
  })

  it('who have no seat fill the free ones from there on', () => {
    const filled = moved(['new', 'other'], 1, 1) ?? []
    expect(filled).toEqual([...block, seat('new', 2, 2), seat('other', 2, 3)])
    expect(moved(['new', 'other'], 2, 3)).toBeNull()
    expect(moved(['new'], 2, 3)).toEqual([...block, seat('new', 2, 3)])
    const [, tao, lin, an] = block
    expect(moved(['mei', 'new'], 2, 2)).toEqual([tao, lin, an, seat('mei', 2, 2), seat('new', 2, 3)])
  })
})

it('is the same plan in whatever order its seats stand, and another one as soon as one pupil sits elsewhere', () => {
  const [mei, tao] = [seat('mei', 1, 1), seat('tao', 1, 2)]

  expect(isSamePlan([mei, tao], [tao, mei])).toBe(true)
  expect(isSamePlan([mei, tao], [mei, seat('tao', 2, 2)])).toBe(false)
  expect(isSamePlan([mei, tao], [mei])).toBe(false)
  expect(isSamePlan([mei], [mei, tao])).toBe(false)
})

it('takes the seats away that a smaller room does not have', () => {
  expect(keepInside([...seats, seat('lin', 3, 1)], { rows: 2, columns: 1 })).toEqual([seat('mei', 1, 1)])
})
