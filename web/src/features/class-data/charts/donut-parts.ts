import type { Report } from '@pinge/contract/class-data.ts'
import { qualityTypes, type QualityType } from '@pinge/contract/values/quality-type.ts'
import { arc, pie, type PieArcDatum } from 'd3-shape'
import { toPercent } from '../figures/figures.ts'

export type Quality = { type: QualityType; name: string; praise: number; percent: number }

/** How often each quality was praised, and its share of all praise. */
export function qualitiesOf(byType: Report['byType']): Quality[] {
  const all = byType.reduce((sum, { praise }) => sum + praise, 0)
  return qualityTypes.map(({ type, tab }) => {
    const praise = byType.find((one) => one.type === type)?.praise ?? 0
    return { type, name: tab, praise, percent: all === 0 ? 0 : toPercent(praise / all) }
  })
}

export const DONUT_RADIUS = 96
const HOLE_RADIUS = 61
/** A part that is narrower has no room for its shape. */
const MARKED_FROM = 0.2

export type DonutPart = Quality & {
  path: string
  /** Where its shape stands; null where there is no room for it. */
  mark: [x: number, y: number] | null
}

const ringOf = arc<PieArcDatum<Quality>>()
  .innerRadius(HOLE_RADIUS)
  .outerRadius(DONUT_RADIUS)
  .padAngle(0.035)
  .cornerRadius(3)

/** The parts of the ring, clockwise from the top in the order of the qualities; one that was not praised has none. */
export function donutParts(qualities: readonly Quality[]): DonutPart[] {
  const praised = qualities.filter(({ praise }) => praise > 0)
  const slices = pie<Quality>()
    .sort(null)
    .value(({ praise }) => praise)([...praised])
  return slices.map((slice) => ({
    ...slice.data,
    path: ringOf(slice) ?? '',
    mark: slice.endAngle - slice.startAngle < MARKED_FROM ? null : ringOf.centroid(slice),
  }))
}

/** The chart in one sentence. */
export function summariseQualities(qualities: readonly Quality[]): string {
  const all = qualities.reduce((sum, { praise }) => sum + praise, 0)
  if (all === 0) return '这段时间还没有表扬'
  const peak = Math.max(...qualities.map(({ praise }) => praise))
  const most = qualities.filter(({ praise }) => praise === peak)
  const none = qualities.filter(({ praise }) => praise === 0)
  const missing = none.length === 0 ? '' : `，还没有夸过${none.map(({ name }) => name).join('、')}`
  const names = most.map(({ name }) => name).join('、')
  return `夸得最多的是${names}，${most.length > 1 ? '各' : ''}占 ${most[0]?.percent}%${missing}`
}
