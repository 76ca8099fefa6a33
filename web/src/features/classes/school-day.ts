const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** The server counts its days in Asia/Shanghai, which has no daylight saving time; so do the words of the page. */
const SHANGHAI_OFFSET_MS = 8 * HOUR_MS
const JUST_NOW_MS = 3 * 60_000

/** The number of the school's day since 1970, so that two times can be asked whether they fall on the same one. */
export function schoolDay(epochMs: number): number {
  return Math.floor((epochMs + SHANGHAI_OFFSET_MS) / DAY_MS)
}

/** 刚刚, 今天 09:12, 昨天, 3 天前, 10月8日, 2025年10月8日 */
export function formatWhen(epochMs: number, nowMs: number): string {
  const days = schoolDay(nowMs) - schoolDay(epochMs)
  // A clock that runs a little behind the server's must not speak of the future.
  if (nowMs - epochMs < JUST_NOW_MS) return '刚刚'

  // Shifted, the UTC fields of the date are the fields of the school's clock.
  const at = new Date(epochMs + SHANGHAI_OFFSET_MS)
  if (days === 0) return `今天 ${twoDigits(at.getUTCHours())}:${twoDigits(at.getUTCMinutes())}`
  if (days === 1) return '昨天'
  if (days < 7) return `${days} 天前`

  const date = `${at.getUTCMonth() + 1}月${at.getUTCDate()}日`
  const isThisYear = at.getUTCFullYear() === new Date(nowMs + SHANGHAI_OFFSET_MS).getUTCFullYear()
  return isThisYear ? date : `${at.getUTCFullYear()}年${date}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
