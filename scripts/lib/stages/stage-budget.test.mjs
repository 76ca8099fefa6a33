import { expect, it } from 'vitest'
import { readCpuSeconds } from './run-stage.mjs'
import { budgetNote } from './stage-budget.mjs'

it('says loudly which stage has grown, by how much, and what it was given', () => {
  expect(budgetNote('unit', 40, { unit: 20 })).toMatch(/HAS GROWN.*unit took 40 .* 100 % more than its 20/)
})

it('says nothing of a stage that grew a little, has no budget, or was not measured', () => {
  const budget = { unit: 20 }

  expect(budgetNote('unit', 24.9, budget)).toBeUndefined()
  expect(budgetNote('lint', 90, budget)).toBeUndefined()
  expect(budgetNote('unit', undefined, budget)).toBeUndefined()
})

it('reads the processor time of all that a shell waited for, and nothing where a shell tells nothing', () => {
  expect(readCpuSeconds('0m0.01s 0m0.00s\n1m2.5s 0m1.500000s\n')).toEqual({ cpuSeconds: 64 })
  expect(readCpuSeconds('')).toEqual({})
})
