import {
  formatMonthDay,
  localDate,
  localTime,
  schoolDay,
} from '@pinge/contract/values/school-days/school-time.ts'

const JUST_NOW_MS = 3 * 60_000

/** 刚刚, 今天 09:12, 昨天, 3 天前, 10月8日, 2025年10月8日 */
export function formatWhen(epochMs: number, nowMs: number): string {
  const days = schoolDay(nowMs) - schoolDay(epochMs)
  // A clock that runs a little behind the server's must not speak of the future.
  if (nowMs - epochMs < JUST_NOW_MS) return '刚刚'

  if (days === 0) return `今天 ${localTime(epochMs)}`
  if (days === 1) return '昨天'
  if (days < 7) return `${days} 天前`

  const date = localDate(epochMs)
  const year = date.slice(0, 4)
  return localDate(nowMs).startsWith(year) ? formatMonthDay(date) : `${year}年${formatMonthDay(date)}`
}
