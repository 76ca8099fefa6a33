import { bmiTables, scoreTables, type FitnessItem } from '@pinge/contract/archives/fitness/primary-2014.ts'
import {
  bmiName,
  hasStandard,
  levelOf,
  nextStep,
  rowsOf,
  type Pupil,
} from '@pinge/contract/archives/fitness/standard.ts'
import { formatShuttle, healthItems } from '@pinge/contract/archives/health-items.ts'
import type { HealthItem } from '@pinge/contract/archives/health.ts'

export type StandardRow = {
  score: number
  /** What is needed for it. */
  needed: string
  /** Of the first row of each level alone, which the others follow. */
  level: string
  isReached: boolean
}

type ScoredItem = Exclude<FitnessItem, 'bmi'>

export function isScored(item: string): item is ScoredItem {
  return item in scoreTables
}

/** The table of an item for a pupil, with the row that is reached; empty where the grade is not tested in it. */
export function standardRows(item: ScoredItem, value: number | null, pupil: Pupil): StandardRow[] {
  const { isLowBetter } = scoreTables[item]
  const rows = rowsOf(item, pupil) ?? []
  const reached =
    value === null
      ? -1
      : rows.findIndex(({ threshold }) => (isLowBetter ? value <= threshold : value >= threshold))
  return rows.map(({ score, threshold }, at) => {
    const level = levelOf(score)
    const before = rows[at - 1]
    return {
      score,
      needed: formatMeasured(item, threshold),
      level: before && levelOf(before.score) === level ? '' : level,
      isReached: at === reached,
    }
  })
}

/** The four bands of BMI, in the order of the numbers. */
export function bmiBands(bmi: number | null, { gender, grade }: Pupil): StandardRow[] {
  if (!hasStandard(grade)) return []
  const [least, most, obese] = bmiTables[gender][grade - 1] ?? [0, 0, 0]
  const name = bmi === null ? '' : bmiName(bmi, { gender, grade })
  const before = (bound: number): string => (Math.round(bound * 10 - 1) / 10).toFixed(1)
  const after = (bound: number): string => (Math.round(bound * 10 + 1) / 10).toFixed(1)
  return [
    { score: 80, needed: `≤${before(least)}`, level: '低体重' },
    { score: 100, needed: `${least.toFixed(1)}–${most.toFixed(1)}`, level: '正常' },
    { score: 80, needed: `${after(most)}–${before(obese)}`, level: '超重' },
    { score: 60, needed: `≥${obese.toFixed(1)}`, level: '肥胖' },
  ].map((band) => ({ ...band, isReached: band.level === name }))
}

/** What is missing for the next level: more of it, or less time. Empty at the best one. */
export function nextLevelHint(item: ScoredItem, value: number, pupil: Pupil): string {
  const next = nextStep(item, value, pupil)
  if (!next) return ''
  const more = scoreTables[item].isLowBetter ? '再快' : item === 'sitReach' ? '再远' : '再多'
  return `${more} ${next.gap} ${healthItems[item].unit}，就到${next.level}`
}

/** A value as teachers write it. */
function formatMeasured(item: HealthItem, value: number): string {
  if (item === 'shuttle50x8') return formatShuttle(value)
  return item === 'run50' || item === 'sitReach' ? value.toFixed(1) : String(value)
}
