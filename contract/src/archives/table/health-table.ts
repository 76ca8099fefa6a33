import type { CellValue } from '../cells.ts'
import type { HealthItem, HealthSheet } from '../health.ts'
import { readAside } from '../read-mark.ts'
import { readMeasurement } from '../read-measurement.ts'
import type { ReadCell } from '../read-text.ts'
import { plainHeading } from './headings.ts'
import { matchTables, type MatchedTable } from './match-table.ts'
import type { TextTable } from './table-file.ts'

/** The headings of the national form, and what schools write in their own tables. */
const headings: Readonly<Record<HealthItem, readonly string[]>> = {
  height: ['身高'],
  weight: ['体重'],
  vitalCapacity: ['肺活量'],
  run50: ['50米跑', '50米', '五十米跑', '50m跑', '50m'],
  sitReach: ['坐位体前屈', '体前屈'],
  ropeSkip: ['一分钟跳绳', '1分钟跳绳', '跳绳'],
  sitUp: ['一分钟仰卧起坐', '1分钟仰卧起坐', '仰卧起坐'],
  shuttle50x8: [
    '50米×8往返跑',
    '50米8往返跑',
    '50米x8往返跑',
    '50×8往返跑',
    '50x8往返跑',
    '50×8',
    '往返跑',
    '折返跑',
  ],
  visionLeft: ['左眼裸眼视力', '左眼视力', '左眼', '视力左'],
  visionRight: ['右眼裸眼视力', '右眼视力', '右眼', '视力右'],
}

/** The measurements of a file for a sheet. */
export function matchHealth(
  tables: readonly TextTable[],
  { rows, customAsideName }: Pick<HealthSheet, 'rows' | 'customAsideName'>,
): MatchedTable<HealthItem | 'aside'>[] {
  const keys = new Map<string, HealthItem | 'aside'>()
  for (const [item, names] of Object.entries(headings))
    for (const name of names) keys.set(plainHeading(name), item as HealthItem)
  if (customAsideName !== '') keys.set(plainHeading(customAsideName), 'aside')
  const read = (key: HealthItem | 'aside', typed: CellValue): ReadCell =>
    key === 'aside' ? readAside(typed) : readMeasurement(key, typed)
  return matchTables(tables, rows, (heading) => keys.get(heading), read)
}
