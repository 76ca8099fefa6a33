import { schoolClock } from '@pinge/contract/values/school-days/school-time.ts'

/** How a colleague would say hello at this time, by the clock of the school as all that is shown of a day. */
export function formatGreeting(atMs: number): string {
  const hour = schoolClock(atMs).getUTCHours()
  if (hour < 5) return '夜深了'
  if (hour < 8) return '早上好'
  if (hour < 12) return '上午好'
  if (hour < 14) return '中午好'
  if (hour < 18) return '下午好'
  return '晚上好'
}
