import type { HealthItem } from './health.ts'

export type HealthItemRule = {
  name: string
  unit: string
  /** What can be measured at all: beyond it something was misread. */
  least: number
  most: number
  decimals: number
}

/** What each item is called, measured in, and can be. */
export const healthItems: Readonly<Record<HealthItem, HealthItemRule>> = {
  height: { name: '身高', unit: '厘米', least: 80, most: 200, decimals: 1 },
  weight: { name: '体重', unit: '千克', least: 10, most: 150, decimals: 1 },
  vitalCapacity: { name: '肺活量', unit: '毫升', least: 100, most: 8_000, decimals: 0 },
  run50: { name: '50米跑', unit: '秒', least: 5, most: 40, decimals: 2 },
  sitReach: { name: '坐位体前屈', unit: '厘米', least: -40, most: 50, decimals: 1 },
  ropeSkip: { name: '一分钟跳绳', unit: '次', least: 0, most: 400, decimals: 0 },
  sitUp: { name: '一分钟仰卧起坐', unit: '次', least: 0, most: 150, decimals: 0 },
  shuttle50x8: { name: '50米×8往返跑', unit: '秒', least: 60, most: 400, decimals: 1 },
  visionLeft: { name: '左眼视力', unit: '', least: 3, most: 5.5, decimals: 1 },
  visionRight: { name: '右眼视力', unit: '', least: 3, most: 5.5, decimals: 1 },
}

/** Below it, five-point notation says 视力低下 from six years on. */
export const GOOD_VISION = 5

/** A value as teachers write it: tenths of a second and of eyesight also where they are none. */
export function formatMeasured(item: HealthItem, value: number): string {
  if (item === 'shuttle50x8') return formatShuttle(value)
  const hasTenths = item === 'run50' || item === 'visionLeft' || item === 'visionRight'
  return hasTenths && Number.isInteger(value) ? value.toFixed(1) : String(value)
}

/** The same with its unit, for where no heading says it; minutes carry their own. */
export function formatMeasuredInUnit(item: HealthItem, value: number): string {
  const text = formatMeasured(item, value)
  return item === 'shuttle50x8' ? text : `${text} ${healthItems[item].unit}`.trim()
}

/** 96 seconds as 1'36", as the national form writes the shuttle run. */
export function formatShuttle(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = Math.round((seconds - minutes * 60) * 10) / 10
  return `${minutes}'${String(rest).padStart(rest % 1 === 0 ? 2 : 4, '0')}"`
}
