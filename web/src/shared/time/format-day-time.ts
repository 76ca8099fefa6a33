import { localTime, schoolClock } from '@pinge/contract/values/school-days/school-time.ts'

/** 11/23 08:05: when a device signed in. */
export function formatDayTime(epochMs: number): string {
  const day = schoolClock(epochMs)
  return `${day.getUTCMonth() + 1}/${day.getUTCDate()} ${localTime(epochMs)}`
}
