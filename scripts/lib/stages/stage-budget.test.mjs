import { expect, it } from 'vitest'
import { readCpuSeconds } from './run-stage.mjs'
import { budgetNotes } from './stage-budget.mjs'

const budget = { types: 40, lint: 30, unit: 20, component: 100, browser: 200 }
const run = (/** @type {number} */ slowness, more = {}) =>
  new Map(Object.entries({ ...budget, ...more }).map(([name, seconds]) => [name, seconds * slowness]))

it('says loudly which stage has grown, by how much, and what it was given', () => {
  expect(budgetNotes(run(1, { unit: 40 }), budget)).toEqual([
    expect.stringMatching(/THE STAGE unit HAS GROWN: 40 s of processor, 100 % more than its 20/),
  ])
})

it('says nothing of a machine that is slow in everything, and finds on it what has grown', () => {
  expect(budgetNotes(run(1.8), budget)).toEqual([])
  expect(budgetNotes(run(1.8, { unit: 26 }), budget)).toEqual([
    expect.stringMatching(/unit HAS GROWN: 47 s of processor, 30 % more than its 20/),
  ])
})

it('says nothing of a stage that grew a little or has no budget, and nothing of a few stages alone', () => {
  expect(budgetNotes(run(1, { unit: 24.9, another: 900 }), budget)).toEqual([])
  expect(budgetNotes(new Map([['unit', 90]]), budget)).toEqual([])
})

it('reads the processor time of all that a shell waited for, and nothing where a shell tells nothing', () => {
  expect(readCpuSeconds('0m0.01s 0m0.00s\n1m2.5s 0m1.500000s\n')).toEqual({ cpuSeconds: 64 })
  expect(readCpuSeconds('')).toEqual({})
})
