import type { HealthRow } from './health.ts'
import { FitnessLevel } from './health.ts'
import { FULL_MARK, type PerformSheet } from './perform.ts'
import { markGrades } from './read-mark.ts'

/** The least of each level, in hundredths of the full mark. */
const bounds = [85, 70, 60, 0]

export type MarkFigures = {
  /** How many have a mark; who was excused has none. */
  count: number
  /** Of points, to one decimal; null with grades, and without marks. */
  mean: number | null
  /** The standard deviation of the points of all who have a mark, to one decimal; null with grades, and without marks. */
  spread: number | null
  /** How many are 优秀, 良好, 合格 and 待提高: by grade, or from 85, 70 and 60 of a hundred points on. */
  levels: { name: string; count: number }[]
}

/** What a class has in one column, for its teachers: a mean, a spread and how many of which level, and no order. */
export function markFigures(
  { subjects, rows }: Pick<PerformSheet, 'subjects' | 'rows'>,
  subjectId: string,
  kind: string,
): MarkFigures {
  const max = subjects.find(({ id }) => id === subjectId)?.max ?? FULL_MARK
  const values = rows.map(({ cells }) => cells[subjectId]?.[kind]?.value ?? null)
  const points = values.filter((value) => typeof value === 'number')
  const levelOf = (value: number | string): string | undefined =>
    typeof value === 'number'
      ? markGrades[bounds.findIndex((bound) => tenthsOf(value) * 10 >= bound * max)]
      : markGrades.find((grade) => grade === value)
  const levels = values.flatMap((value) => (value === null ? [] : (levelOf(value) ?? [])))
  const mean = points.length === 0 ? null : sum(points) / points.length
  const variance = mean === null ? null : sum(points.map((value) => (value - mean) ** 2)) / points.length
  return {
    count: levels.length,
    mean: meanOf(points),
    spread: variance === null ? null : Math.round(Math.sqrt(variance) * 10) / 10,
    levels: markGrades.map((name) => ({ name, count: levels.filter((level) => level === name).length })),
  }
}

export type HealthRates = {
  /** Those who are fully tested: of them alone the rates tell. */
  count: number
  /** 及格率 and 优秀率, from 0 to 1; null where no pupil is fully tested. */
  passRate: number | null
  excellentRate: number | null
  levels: { name: FitnessLevel; count: number }[]
}

export function healthRates(rows: readonly Pick<HealthRow, 'level'>[]): HealthRates {
  const levels = rows.flatMap(({ level }) => level ?? [])
  const share = (...wanted: FitnessLevel[]) =>
    levels.length === 0 ? null : levels.filter((level) => wanted.includes(level)).length / levels.length
  return {
    count: levels.length,
    passRate: share('优秀', '良好', '及格'),
    excellentRate: share('优秀'),
    levels: FitnessLevel.options.map((name) => ({
      name,
      count: levels.filter((level) => level === name).length,
    })),
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** Points have one decimal at most. Counted in tenths nothing is lost, as it is where binary fractions are added. */
function tenthsOf(points: number): number {
  return Math.round(points * 10)
}

/** To one decimal, half up; null of nothing. */
export function meanOf(points: readonly number[]): number | null {
  return points.length === 0 ? null : Math.round(sum(points.map(tenthsOf)) / points.length) / 10
}
