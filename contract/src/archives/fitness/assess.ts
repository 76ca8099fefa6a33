import type { FitnessLevel } from '../health.ts'
import type { FitnessItem } from './primary-2014.ts'
import { bmiOf, bonusOf, hasStandard, levelOf, scoreOf, weightsOf, type Gender } from './standard.ts'

/** What is measured for the standard, from which the items are scored: BMI comes from two of them. */
export type Measured = Exclude<FitnessItem, 'bmi'> | 'height' | 'weight'
export type Measurements = Readonly<Partial<Record<Measured, number | 'exempt'>>>

type Scored = { score: number; level: FitnessLevel }

export type Assessment = {
  /** Of those that are measured; none while the gender is not known, or the grade has no standard. */
  scores: Partial<Record<FitnessItem, Scored>>
  bmi: number | null
  /** Null while an item of the grade is missing or excused: nothing is made up. */
  standard: number | null
  bonus: number | null
  total: number | null
  level: FitnessLevel | null
  missing: Measured[]
  exempt: Measured[]
}

/** What a grade measures for the standard, in the order of the national form. */
export function measuredIn(grade: number): Measured[] {
  return weightsOf(grade).flatMap(([item]): Measured[] => (item === 'bmi' ? ['height', 'weight'] : [item]))
}

/** One pupil's test by the standard. It depends on nothing but what is given, so that a screen tells it as one types. */
export function assess(
  values: Measurements,
  { gender, grade }: { gender: Gender | null; grade: number | null },
): Assessment {
  const { height, weight } = values
  const bmi = typeof height === 'number' && typeof weight === 'number' ? bmiOf(height, weight) : null
  const asked = hasStandard(grade) ? measuredIn(grade) : []
  const open = {
    scores: {},
    bmi,
    standard: null,
    bonus: null,
    total: null,
    level: null,
    missing: asked.filter((item) => values[item] === undefined),
    exempt: asked.filter((item) => values[item] === 'exempt'),
  }
  if (!gender || !hasStandard(grade)) return open

  const pupil = { gender, grade }
  const weighed = weightsOf(grade).map(([item, weightOfItem]) => {
    const value = item === 'bmi' ? bmi : values[item]
    const score = typeof value === 'number' ? scoreOf(item, value, pupil) : undefined
    return { item, weight: weightOfItem, score }
  })
  const scores: Assessment['scores'] = {}
  for (const { item, score } of weighed)
    if (score !== undefined) scores[item] = { score, level: levelOf(score) }

  const { ropeSkip } = values
  const isWhole = weighed.every(({ score }) => score !== undefined)
  if (!isWhole || typeof ropeSkip !== 'number') return { ...open, scores }
  const hundredths = weighed.reduce((sum, { weight: part, score = 0 }) => sum + part * score, 0)
  const standard = Math.floor((hundredths + 5) / 10) / 10
  const bonus = bonusOf(ropeSkip, pupil)
  const total = Math.round((standard + bonus) * 10) / 10
  return { ...open, scores, standard, bonus, total, level: levelOf(total) }
}
