import { formatMonthDay, localDate, localTime } from '@pinge/contract/values/school-days/school-time.ts'

/** 11月23日 08:30 */
export function formatTime(epochMs: number): string {
  return `${formatMonthDay(localDate(epochMs))} ${localTime(epochMs)}`
}
