import { assess } from '@pinge/contract/archives/fitness/assess.ts'
import { expect, it } from 'vitest'
import { classFitness } from './class-fitness.ts'

const whole = { height: 118, weight: 21, vitalCapacity: 1700, run50: 10.2, sitReach: 16.1, ropeSkip: 109 }
const boy = { gender: 'male', grade: 1 } as const

it('tells rates and a mean of those fully tested alone, and where everybody stands', () => {
  const { ropeSkip: _, ...withoutRope } = whole
  const found = classFitness([
    assess(whole, boy),
    assess({ ...whole, run50: 12.6, sitReach: 0, ropeSkip: 17, vitalCapacity: 700 }, boy),
    assess(withoutRope, boy),
    assess({ ...whole, run50: 'exempt' }, boy),
  ])

  expect(found).toMatchObject({ count: 2, passRate: 1, excellentRate: 0.5, mean: 83, missingCells: 1 })
  expect(found.parts).toEqual([
    { name: '优秀', count: 1 },
    { name: '良好', count: 0 },
    { name: '及格', count: 1 },
    { name: '待提高', count: 0 },
    { name: '未测完', count: 1 },
    { name: '有免测', count: 1 },
  ])
})

it('makes up no rate for a class in which no pupil is tested', () => {
  expect(classFitness([assess({}, boy)])).toMatchObject({ passRate: null, mean: null, missingCells: 6 })
})

it('counts no pupil as excused who still has something to be tested in, or has no gender', () => {
  const { ropeSkip: _, ...withoutRope } = whole
  const { parts } = classFitness([
    assess({ ...withoutRope, run50: 'exempt' }, boy),
    assess(whole, { gender: null, grade: 1 }),
  ])

  expect(parts.slice(-2)).toEqual([
    { name: '未测完', count: 2 },
    { name: '有免测', count: 0 },
  ])
})
