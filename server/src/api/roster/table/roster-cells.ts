import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { tidyDate } from '@pinge/contract/values/school-days/tidy-date.ts'
import { cleanText } from './clean-text.ts'

/** How the cells of a roster are tidied: what is understood takes one form, all else stays for the teacher to mend. */

const han = '\\p{Script=Han}'
const spaceInChinese = new RegExp(`(?<=[${han}·])\\s+(?=[${han}·])|\\s+(?=·)|(?<=·)\\s+`, 'gu')

/** `李　明` is 李明 and `阿依古丽• 买买提` is 阿依古丽·买买提; the space in `Tom Smith` stays. */
export function tidyName(cell: string): string {
  return cleanText(cell)
    .replace(/[•‧∙⋅・●]|\.(?=\p{Script=Han})/gu, '·')
    .replace(spaceInChinese, '')
}

/** Two to six Chinese characters, a minority name with its dots, or Latin words. */
export function looksLikeName(text: string): boolean {
  return /^(\p{Script=Han}{2,6}|\p{Script=Han}+(·\p{Script=Han}+)+|[\p{Script=Latin}'’.\- ]{2,20})$/u.test(
    text,
  )
}

/** A date as the contract writes it, a spreadsheet's day number included; it may name a day that never was. */
export function tidyDateCell(cell: string): string {
  const text = cleanText(cell)
  // Day 25569 is 1970-01-01; five digits reach from 1927 to 2173.
  if (/^[1-9]\d{4}(\.\d+)?$/.test(text))
    return dayText(new Date((Math.floor(Number(text)) - 25_569) * DAY_MS))
  return tidyDate(text)
}

/** A date cell is read as midnight UTC. */
export function dayText(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

export function tidyGender(cell: string): string {
  const text = cleanText(cell).replace(/[性生孩]$/, '')
  if (/^(男|m|male|boy|1)$/i.test(text)) return '男'
  if (/^(女|f|female|girl|2)$/i.test(text)) return '女'
  return /^(未知|不详|未说明的?|无|0|[-—/]+)$/.test(text) ? '' : text
}

/** A phone number without its spaces, dashes and country code. */
export function tidyTel(cell: string): string {
  const text = cleanText(cell)
  const digits = text.replace(/[\s\-—()]/g, '').replace(/^(\+|00)?86(?=1\d{10}$)/, '')
  // Two numbers in one cell stay as they stand: which of them counts is the teacher's to say.
  if (/^\d{1,14}$/.test(digits)) return digits
  return /^(无|没有|[-—/]+)$/.test(text) ? '' : text
}

/** A pupil's number; spreadsheets write 12 as 12.0 now and then. */
export function tidyNumber(cell: string): string {
  return cleanText(cell)
    .replace(/\s+/g, '')
    .replace(/^(\d+)\.0+$/, '$1')
}
