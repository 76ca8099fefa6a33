import type { FitnessLevel } from '../health.ts'
import { bmiTables, scoreTables, weightTables, type FitnessItem } from './primary-2014.ts'

/** 《国家学生体质健康标准（2014年修订）》 for primary schools: scores, totals, levels, and what is missing for the next one. */
export const STANDARD_NAME = '国家学生体质健康标准（2014年修订）'

export type Gender = 'male' | 'female'
/** Whom the standard is asked about. */
export type Pupil = { gender: Gender; grade: number }

const LAST_GRADE = 6
const MAX_BONUS = 20
const JUMPS_PER_BONUS = 2

export function hasStandard(grade: number | null): grade is number {
  return grade !== null && grade >= 1 && grade <= LAST_GRADE
}

/** What a grade is tested in, in the order of the national form, with its weight in a hundredth. */
export function weightsOf(grade: number): [FitnessItem, number][] {
  if (!hasStandard(grade)) return []
  return Object.entries(weightTables[Math.ceil(grade / 2) - 1] ?? {}) as [FitnessItem, number][]
}

/** The rows of an item for this pupil, the best one first; undefined where the grade is not tested in it. */
export function rowsOf(
  item: Exclude<FitnessItem, 'bmi'>,
  { gender, grade }: Pupil,
): { score: number; threshold: number }[] | undefined {
  const { firstGrade, rows } = scoreTables[item]
  if (!hasStandard(grade) || grade < firstGrade) return undefined
  return rows.map(([score, boys, girls]) => ({
    score,
    threshold: (gender === 'male' ? boys : girls)[grade - firstGrade] ?? 0,
  }))
}

/** The score of the best row that is reached, 0 below the last one; undefined where the grade is not tested in it. */
export function scoreOf(item: FitnessItem, value: number, pupil: Pupil): number | undefined {
  if (item === 'bmi') return bmiScore(value, pupil)
  const { isLowBetter } = scoreTables[item]
  const rows = rowsOf(item, pupil)
  const reached = rows?.find(({ threshold }) => (isLowBetter ? value <= threshold : value >= threshold))
  return rows && (reached?.score ?? 0)
}

function bmiScore(bmi: number, { gender, grade }: Pupil): number | undefined {
  if (!hasStandard(grade)) return undefined
  const [least, most, obese] = bmiTables[gender][grade - 1] ?? [0, 0, 0]
  if (bmi >= obese) return 60
  return bmi < least || bmi > most ? 80 : 100
}

/** 低体重, 正常, 超重 or 肥胖, as the national form says it. */
export function bmiName(bmi: number, { gender, grade }: Pupil): string | undefined {
  if (!hasStandard(grade)) return undefined
  const [least, most, obese] = bmiTables[gender][grade - 1] ?? [0, 0, 0]
  if (bmi >= obese) return '肥胖'
  if (bmi > most) return '超重'
  return bmi < least ? '低体重' : '正常'
}

/** kg by the square of m, to one decimal, half up. Both are given to one decimal; whole numbers keep the half exact. */
export function bmiOf(heightCm: number, weightKg: number): number {
  const height = Math.round(heightCm * 10)
  const weight = Math.round(weightKg * 10)
  const square = height * height
  return Math.floor((2_000_000 * weight + square) / (2 * square)) / 10
}

/** One point for every two jumps above those of 100 points, 20 at the most. */
export function bonusOf(jumps: number, pupil: Pupil): number {
  const best = rowsOf('ropeSkip', pupil)?.[0]
  if (!best) return 0
  return Math.min(MAX_BONUS, Math.max(0, Math.floor((jumps - best.threshold) / JUMPS_PER_BONUS)))
}

const bounds: readonly (readonly [FitnessLevel, number])[] = [
  ['优秀', 90],
  ['良好', 80],
  ['及格', 60],
  ['待提高', 0],
]

/** Of an item's score, and of a total. */
export function levelOf(score: number): FitnessLevel {
  return bounds.find(([, from]) => score >= from)?.[0] ?? '待提高'
}

/** The level above, and the score with which it begins. */
function levelAbove(score: number): { level: FitnessLevel; from: number } | undefined {
  const above = bounds.findLast(([, from]) => from > score)
  return above && { level: above[0], from: above[1] }
}

/** What is missing for the next level in one item: so much more, or less where less is better. */
export function nextStep(
  item: Exclude<FitnessItem, 'bmi'>,
  value: number,
  pupil: Pupil,
): { level: FitnessLevel; threshold: number; gap: number } | undefined {
  const score = scoreOf(item, value, pupil)
  const next = score === undefined ? undefined : levelAbove(score)
  const row = rowsOf(item, pupil)?.findLast((one) => next && one.score >= next.from)
  if (!next || !row) return undefined
  // Not exact in binary. Hundredths stay: a run may be timed in them, and 0.04 s is not nothing.
  return {
    level: next.level,
    threshold: row.threshold,
    gap: Math.round(Math.abs(row.threshold - value) * 100) / 100,
  }
}

/** How many points are missing for the next level of the total. */
export function nextTotal(total: number): { level: FitnessLevel; gap: number } | undefined {
  const next = levelAbove(total)
  return next && { level: next.level, gap: Math.round((next.from - total) * 10) / 10 }
}
