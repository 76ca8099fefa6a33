import { EXEMPT, type CellValue } from './cells.ts'
import type { HealthItem } from './health.ts'
import { healthItems } from './health-items.ts'
import { decimalsOf, isExempt, inPlainSigns, readNumber, type ReadCell } from './read-text.ts'

/** A measurement as it was typed or pasted, for the screen and the server alike: understood, or refused with a sentence. */
export function readMeasurement(item: HealthItem, typed: CellValue): ReadCell {
  const text = inPlainSigns(String(typed ?? ''))
  if (text === '') return { value: null }
  if (isExempt(text)) return { value: EXEMPT }
  const value = readWithUnit(item, joinUnits(text.toLowerCase()))
  if (typeof value !== 'number') return value
  return checkRange(item, value)
}

/** Spaces beside a unit say nothing; between two digits they may hide a slip. */
function joinUnits(text: string): string {
  return text.replace(/\s+(\D)/g, '$1').replace(/(\D)\s+/g, '$1')
}

function readWithUnit(item: HealthItem, text: string): number | { msg: string } {
  const value = readers[item](text)
  if (value !== undefined) return value
  const { name, unit } = healthItems[item]
  if (item === 'weight' && text.endsWith('斤')) return { msg: '体重按千克填，1 斤是 0.5 千克' }
  if (item === 'shuttle50x8') return { msg: `${name}填成 1'36" 或 96 秒；免测填“免测”` }
  return { msg: `${name}只能填数字${unit && `（${unit}）`}；免测填“免测”` }
}

function checkRange(item: HealthItem, value: number): ReadCell {
  const { name, unit, least, most, decimals } = healthItems[item]
  const meant = value * 100
  if (item === 'height' && meant >= least && meant <= most)
    return { msg: `身高按厘米填：${value} 米请填 ${Math.round(meant * 10) / 10}` }
  if (item === 'shuttle50x8' && value < 10)
    return { msg: `${name}填成 1'36" 或 96 秒：${value} 看不出是几分几秒` }
  if (item.startsWith('vision') && value >= 0.1 && value <= 2)
    return { msg: '视力按五分记录填，如 5.0；小数记录的 1.0 是 5.0' }
  if (value < least || value > most)
    return { msg: `${name}要在 ${least} 到 ${most}${unit && ` ${unit}`}之间` }
  if (decimalsOf(value) > decimals)
    return { msg: decimals === 0 ? `${name}填整数` : `${name}最多 ${decimals} 位小数` }
  return { value }
}

type Reader = (text: string) => number | undefined

/** A number that may carry one of these units, each with what it is times the unit that is asked for. */
function numberIn(units: Readonly<Record<string, number>>): Reader {
  return (text) => {
    const unit = Object.keys(units).find((one) => text.endsWith(one))
    if (unit === undefined) return readNumber(text)
    const value = readNumber(text.slice(0, -unit.length).trim())
    // Tenths are not exact in binary: 1.323 m are 132.3 cm.
    return value === undefined ? undefined : Math.round(value * (units[unit] ?? 1) * 1e6) / 1e6
  }
}

const centimetres = numberIn({ 厘米: 1, 公分: 1, cm: 1, 米: 100, m: 100 })
const counts = numberIn({ 次: 1, 个: 1, 下: 1 })
/** Of a minute: 120次 and 120次/分钟. */
const counted: Reader = (text) => counts(text.replace(/(?<=[次个下])\/(?:分钟?|min)$/, ''))
const plain = numberIn({})

/** 10.2, 10.2秒, 10秒2 and 10"2. */
function seconds(text: string): number | undefined {
  const [, whole, tenths] = /^(\d{1,3})(?:秒|"|s)(\d{1,2})?$/.exec(text) ?? []
  if (whole !== undefined) return Number(`${whole}.${tenths ?? 0}`)
  return numberIn({ 秒: 1, s: 1, '"': 1 })(text)
}

/** 1'36", 1'36, 1:36, 0:01:36, 1分36秒, 1分36, 1'36"5 and what `seconds` reads. */
function minutes(text: string): number | undefined {
  const parts = /^(?:0{1,2}:)?0?(\d)\s*(?:'|:|分|分钟|m|min)\s*(\d{1,2})(?:\.(\d)|(?:"|秒|s)(\d)?)?$/.exec(
    text,
  )
  if (!parts) return /^(\d)\s*(?:'|分|分钟|分整|min)$/.test(text) ? Number(text[0]) * 60 : seconds(text)
  const [, minute, second, tenth, after] = parts
  if (Number(second) >= 60) return undefined
  return Number(minute) * 60 + Number(`${second}.${tenth ?? after ?? 0}`)
}

const readers: Readonly<Record<HealthItem, Reader>> = {
  height: centimetres,
  weight: numberIn({ 千克: 1, 公斤: 1, kg: 1 }),
  vitalCapacity: numberIn({ 毫升: 1, ml: 1 }),
  run50: seconds,
  sitReach: numberIn({ 厘米: 1, 公分: 1, cm: 1 }),
  ropeSkip: counted,
  sitUp: counted,
  shuttle50x8: minutes,
  visionLeft: plain,
  visionRight: plain,
}
