import type { HealthItem, HealthSheet } from '../health.ts'
import { readAside } from '../read-mark.ts'
import { readMeasurement } from '../read-measurement.ts'
import { inPlainSigns, readNumber } from '../read-text.ts'
import { keyOfHeading, wholeHeading } from './headings.ts'
import { matchTables, type MatchedTable } from './match-table.ts'
import type { TextTable } from './table-file.ts'

/** An eye before or behind 裸眼视力; what is said of glasses, as 矫正视力, is another column. */
function visionOf(side: '左' | '右'): string[] {
  const eye = `${side}眼`
  const words = ['视力', '裸眼视力', '裸视']
  return [
    eye,
    `裸眼${eye}`,
    `${eye}裸眼`,
    ...[eye, side].flatMap((one) => words.flatMap((word) => [one + word, word + one])),
  ]
}

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
  visionLeft: visionOf('左'),
  visionRight: visionOf('右'),
}

const unit = '(千克|公斤|市?斤|克|厘米|公分|毫米|米|毫升|升|秒|次|个|kg|g|cm|mm|m|ml|l|s)'
/** What stands in brackets in a heading where it is a unit, of what is asked for or of another one. */
const unitInBrackets = new RegExp(`[(（[【]\\s*${unit}\\s*[)）\\]】]`, 'i')
/** The same behind the name of an item: 身高cm, 体重/斤. */
const unitBehind = new RegExp(`(?<=\\p{Script=Han})\\s*[/:：]?\\s*${unit}\\s*$`, 'iu')

/** A bare number below 体重（斤） is one of 斤, and not of kilograms. */
function withUnit(typed: string, heading: string): string {
  const [, said] = unitInBrackets.exec(heading) ?? unitBehind.exec(heading) ?? []
  const text = inPlainSigns(typed)
  return said !== undefined && readNumber(text) !== undefined ? text + said : typed
}

/** The measurements of a file for a sheet, which holds what the grade measures. */
export function matchHealth(
  tables: readonly TextTable[],
  { rows, items, customAsideName }: Pick<HealthSheet, 'rows' | 'items' | 'customAsideName'>,
): MatchedTable<HealthItem | 'aside'>[] {
  const keys = new Map<string, HealthItem | 'aside'>()
  for (const item of items) for (const name of headings[item]) keys.set(wholeHeading(name), item)
  if (customAsideName !== '') keys.set(wholeHeading(customAsideName), 'aside')
  return matchTables(
    tables,
    rows,
    () => ({
      said: '',
      keyOf: (heading) => keyOfHeading(keys, heading) ?? keyOfHeading(keys, heading.replace(unitBehind, '')),
    }),
    (key, cell, heading) => {
      if (key === 'aside') return { typed: cell, ...readAside(cell) }
      // The sheet has a unit of its own: the number goes there with that of the file.
      const typed = withUnit(cell, heading)
      return { typed, ...readMeasurement(key, typed) }
    },
  )
}
