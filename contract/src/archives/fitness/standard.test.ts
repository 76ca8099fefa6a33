import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { assess, measuredIn, type Measurements } from './assess.ts'
import {
  bmiName,
  bmiOf,
  bonusOf,
  levelOf,
  nextStep,
  nextTotal,
  rowsOf,
  scoreOf,
  weightsOf,
  type Gender,
} from './standard.ts'

/** The numbers as they were read from the standard, apart from how the program keeps them. */
const Column = z.array(z.object({ score: z.number(), byGrade: z.array(z.number()) }))
const Item = z.object({ low: z.boolean(), grades: z.array(z.number()), M: Column, F: Column })
const Bmi = z.array(z.tuple([z.number(), z.number(), z.number()]))
const given = z.parse(
  z.object({
    items: z.object({
      bmi: z.object({ M: Bmi, F: Bmi }),
      vc: Item,
      r50: Item,
      sr: Item,
      rope: Item,
      situp: Item,
      shuttle: Item,
    }),
  }),
  JSON.parse(readFileSync(new URL('fitness-primary-2014.json', import.meta.url), 'utf8')),
).items

const names = {
  vc: 'vitalCapacity',
  r50: 'run50',
  sr: 'sitReach',
  rope: 'ropeSkip',
  situp: 'sitUp',
  shuttle: 'shuttle50x8',
} as const
const genders: readonly (readonly ['M' | 'F', Gender])[] = [
  ['M', 'male'],
  ['F', 'female'],
]
/** What is measured in tenths is tested a tenth beside each row, the rest by one. */
const stepOf: Record<keyof typeof names, number> = { vc: 1, r50: 0.1, sr: 0.1, rope: 1, situp: 1, shuttle: 1 }

const columns = Object.keys(names).flatMap((key) => {
  const item = key as keyof typeof names
  return genders.flatMap(([sex, gender]) =>
    given[item].grades.map((grade, at) => ({ item, sex, gender, grade, at })),
  )
})

it.each(columns)(
  'scores $item of $gender in grade $grade at, above and below each of its 20 rows',
  (column) => {
    const { item, sex, gender, grade, at } = column
    const { low } = given[item]
    const rows = given[item][sex].map(({ score, byGrade }) => ({
      score,
      threshold: byGrade[at] ?? Number.NaN,
    }))
    expect(rows.map(({ score }) => score)).toEqual([
      100, 95, 90, 85, 80, 78, 76, 74, 72, 70, 68, 66, 64, 62, 60, 50, 40, 30, 20, 10,
    ])
    const better = (value: number, by: number) => Math.round((value + (low ? -by : by)) * 100) / 100
    const score = (value: number) => scoreOf(names[item], value, { gender, grade })

    rows.forEach((row, index) => {
      const above = rows[index - 1]
      const below = rows[index + 1]
      expect(score(row.threshold)).toBe(row.score)
      // Between two rows the lower score counts, up to a hundredth before the next row.
      expect(score(better(row.threshold, -0.01))).toBe(below?.score ?? 0)
      if (above) expect(score(better(above.threshold, -0.01))).toBe(row.score)
      const next = better(row.threshold, stepOf[item])
      const reachesAbove = above && (low ? next <= above.threshold : next >= above.threshold)
      expect(score(next)).toBe(reachesAbove ? above.score : row.score)
    })
    expect(rowsOf(names[item], { gender, grade })).toEqual(rows)
  },
)

it.each(
  genders.flatMap(([sex, gender]) => given.bmi[sex].map((row, at) => ({ gender, grade: at + 1, row }))),
)(
  'tells normal, thin, heavy and obese of $gender in grade $grade apart at each bound',
  ({ gender, grade, row: [least, most, obese] }) => {
    const tell = (bmi: number) => {
      const rounded = Math.round(bmi * 10) / 10
      return [scoreOf('bmi', rounded, { gender, grade }), bmiName(rounded, { gender, grade })]
    }

    expect(tell(least)).toEqual([100, '正常'])
    expect(tell(least - 0.1)).toEqual([80, '低体重'])
    expect(tell(most)).toEqual([100, '正常'])
    expect(tell(most + 0.1)).toEqual([80, '超重'])
    expect(tell(obese)).toEqual([60, '肥胖'])
    expect(tell(obese - 0.1)).toEqual([80, '超重'])
  },
)

it('tests each grade in its items, which weigh 100 together', () => {
  const weights = [1, 2, 3, 4, 5, 6].map((grade) => Object.fromEntries(weightsOf(grade)))
  const low = { bmi: 15, vitalCapacity: 15, run50: 20, sitReach: 30, ropeSkip: 20 }
  const middle = { bmi: 15, vitalCapacity: 15, run50: 20, sitReach: 20, ropeSkip: 20, sitUp: 10 }
  const high = {
    bmi: 15,
    vitalCapacity: 15,
    run50: 20,
    sitReach: 10,
    ropeSkip: 10,
    sitUp: 20,
    shuttle50x8: 10,
  }
  expect(weights).toEqual([low, low, middle, middle, high, high])
  for (const one of weights) expect(Object.values(one).reduce((sum, part) => sum + part, 0)).toBe(100)
  expect([weightsOf(0), weightsOf(7)]).toEqual([[], []])
  expect(scoreOf('sitUp', 30, { gender: 'male', grade: 2 })).toBeUndefined()
  expect(scoreOf('shuttle50x8', 90, { gender: 'male', grade: 4 })).toBeUndefined()
  expect(scoreOf('bmi', 16, { gender: 'male', grade: 7 })).toBeUndefined()
})

it('rounds BMI half up to one decimal, by whole numbers', () => {
  // 29.25 / 1.5² are 13 exactly, and 40 / 1.6² are 15.625.
  expect(bmiOf(160, 40)).toBe(15.6)
  expect(bmiOf(130, 28)).toBe(16.6)
  // 24.5 / 1.4² = 12.5; 36.9 / 1.5² = 16.4; 34.2 / 1.5² = 15.2.
  expect([bmiOf(140, 24.5), bmiOf(150, 36.9), bmiOf(150, 34.2)]).toEqual([12.5, 16.4, 15.2])
  // 14.65, which binary numbers hold as a little less, goes up: 58.6 / 2².
  expect(bmiOf(200, 58.6)).toBe(14.7)
})

it('gives a point for every two jumps above 100 points, up to 20', () => {
  const pupil = { gender: 'male', grade: 1 } as const
  expect([108, 109, 110, 111, 112, 113, 148, 149, 150, 300].map((jumps) => bonusOf(jumps, pupil))).toEqual([
    0, 0, 0, 1, 1, 2, 19, 20, 20, 20,
  ])
})

it('names the levels from 90, 80 and 60 on', () => {
  expect([120, 90, 89.9, 80, 79.9, 60, 59.9, 0].map(levelOf)).toEqual([
    '优秀',
    '优秀',
    '良好',
    '良好',
    '及格',
    '及格',
    '待提高',
    '待提高',
  ])
})

const boyOfFirst = { gender: 'male', grade: 1 } as const
/** 100, 80, 80, 60 and 100 points. */
const whole: Measurements = {
  height: 120,
  weight: 22,
  vitalCapacity: 1300,
  run50: 10.6,
  sitReach: 0,
  ropeSkip: 113,
}

it('adds the weighed scores up, the bonus to them, and levels the sum', () => {
  // 15 + 12 + 16 + 18 + 20 = 81, and two jumps above 111.
  expect(assess(whole, boyOfFirst)).toMatchObject({
    bmi: 15.3,
    standard: 81,
    bonus: 2,
    total: 83,
    level: '良好',
    missing: [],
    exempt: [],
    scores: { bmi: { score: 100, level: '优秀' }, sitReach: { score: 60, level: '及格' } },
  })
  // 78 for the run is 15.6.
  expect(assess({ ...whole, run50: 10.8 }, boyOfFirst)).toMatchObject({ standard: 80.6, total: 82.6 })
  // 95 × 15 is 14.25 and goes up: 15 + 14.25 + 16 + 18 + 20.
  expect(assess({ ...whole, vitalCapacity: 1600 }, boyOfFirst)).toMatchObject({ standard: 83.3, total: 85.3 })
})

it.each(measuredIn(1))('makes up no total where %s is missing or excused', (item) => {
  const { [item]: _, ...rest } = whole
  const none = { standard: null, bonus: null, total: null, level: null }
  expect(assess(rest, boyOfFirst)).toMatchObject({ ...none, missing: [item], exempt: [] })
  expect(assess({ ...whole, [item]: 'exempt' }, boyOfFirst)).toMatchObject({
    ...none,
    missing: [],
    exempt: [item],
  })
})

it('scores no pupil whose gender or grade the standard does not know', () => {
  expect(assess(whole, { gender: null, grade: 1 })).toMatchObject({
    bmi: 15.3,
    scores: {},
    total: null,
    missing: [],
  })
  expect(assess(whole, { gender: 'male', grade: null })).toMatchObject({
    scores: {},
    total: null,
    missing: [],
  })
  expect(assess(whole, { gender: 'male', grade: 7 })).toMatchObject({ scores: {}, total: null, missing: [] })
})

it('says what is missing for the next level, in one item and in all', () => {
  expect(nextStep('ropeSkip', 84, boyOfFirst)).toEqual({ level: '良好', threshold: 87, gap: 3 })
  expect(nextStep('run50', 10.5, boyOfFirst)).toEqual({ level: '优秀', threshold: 10.4, gap: 0.1 })
  expect(nextStep('sitReach', -1, boyOfFirst)).toEqual({ level: '及格', threshold: 0, gap: 1 })
  expect(nextStep('ropeSkip', 120, boyOfFirst)).toBeUndefined()
  expect(nextStep('sitUp', 20, boyOfFirst)).toBeUndefined()
  expect(nextTotal(85.3)).toEqual({ level: '优秀', gap: 4.7 })
  expect(nextTotal(90)).toBeUndefined()
})

it('agrees with the rows of 100, 80 and 60 points that are told of the standard elsewhere', () => {
  const at = (item: 'ropeSkip' | 'run50', gender: Gender, score: number) =>
    [1, 2, 3, 4, 5, 6].map(
      (grade) => rowsOf(item, { gender, grade })?.find((row) => row.score === score)?.threshold,
    )
  expect(at('ropeSkip', 'male', 100)).toEqual([109, 117, 126, 137, 148, 157])
  expect(at('ropeSkip', 'female', 80)).toEqual([87, 97, 109, 119, 128, 136])
  expect(at('ropeSkip', 'female', 60)).toEqual([17, 27, 39, 49, 58, 66])
  expect(at('run50', 'male', 80)).toEqual([10.6, 10.0, 9.5, 9.1, 8.8, 8.6])
  expect(at('run50', 'female', 60)).toEqual([13.8, 12.8, 12.0, 11.5, 11.1, 11.0])
})
