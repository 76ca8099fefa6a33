import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { localDate, localTime, schoolDay } from '@pinge/contract/values/school-days/school-time.ts'
import { formatDate } from '../../shared/time/format-time.ts'

const JUST_NOW_MS = 3 * MINUTE_MS

/** 刚刚, 今天 09:12, 昨天, 3 天前, 10月8日, 2025年10月8日 */
export function formatWhen(epochMs: number, nowMs: number): string {
  const days = schoolDay(nowMs) - schoolDay(epochMs)
  // A clock that runs a little behind the server's must not speak of the future.
  if (nowMs - epochMs < JUST_NOW_MS) return '刚刚'

  if (days === 0) return `今天 ${localTime(epochMs)}`
  if (days === 1) return '昨天'
  if (days < 7) return `${days} 天前`
  return formatDate(localDate(epochMs), localDate(nowMs))
}
