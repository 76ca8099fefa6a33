import { formatMonthDay, localDate, localTime } from '@pinge/contract/values/school-days/school-time.ts'

/** A moment as commands tell it, by the clock of a school wherever this machine stands: 2026-03-05 08:05. */
export function formatMoment(epochMs: number): string {
  return `${localDate(epochMs)} ${localTime(epochMs)}`
}

/** The same in a sentence for a teacher, by the year: what was locked may have been locked in another one. */
export function formatMomentInWords(epochMs: number): string {
  const date = localDate(epochMs)
  return `${date.slice(0, 4)}年${formatMonthDay(date)} ${localTime(epochMs)}`
}
