import { expect, it } from 'vitest'
import { makeStudent } from '../../../../test/make/student.ts'
import { checkExchange } from './check-exchange.ts'

const pupil = (id: string, redeemScore: number) => makeStudent({ id, redeemScore })

it('says what each pupil spends, and who has too little', () => {
  const check = checkExchange([pupil('rich', 30), pupil('poor', 29)], { cost: 10, count: 3, stock: null })

  expect(check.points).toBe(30)
  expect(check.lacking.map(({ id }) => id)).toEqual(['poor'])
  expect(check.overStock).toBe(0)
})

it('counts the stock for every pupil', () => {
  const pupils = [pupil('a', 99), pupil('b', 99)]

  expect(checkExchange(pupils, { cost: 1, count: 2, stock: 3 }).overStock).toBe(1)
  expect(checkExchange(pupils, { cost: 1, count: 2, stock: 4 }).overStock).toBe(0)
})
