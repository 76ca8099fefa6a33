import { DAY_MS } from '@pinge/contract/values/durations.ts'
import {
  formatMonthDay,
  localDate,
  localTime,
  schoolClock,
} from '@pinge/contract/values/school-days/school-time.ts'

/** 3月5日, or 2025年3月5日 where it is of another year than today. */
export function formatDate(date: string, today: string): string {
  const year = date.slice(0, 4)
  return `${today.startsWith(year) ? '' : `${year}年`}${formatMonthDay(date)}`
}

/** 今天, 昨天, 3月5日, or with the year when it is another one. */
export function formatDay(atMs: number, nowMs: number): string {
  return formatTime(atMs, nowMs).split(' ')[0] ?? ''
}

/** 今天 08:05, 昨天 16:40, 3月5日 09:00, or with the year when it is another one: the day is the school's day. */
export function formatTime(atMs: number, nowMs: number): string {
  const date = localDate(atMs)
  const time = localTime(atMs)
  if (date === localDate(nowMs)) return `今天 ${time}`
  if (date === localDate(nowMs - DAY_MS)) return `昨天 ${time}`
  return `${formatDate(date, localDate(nowMs))} ${time}`
}

/** 2026-11-22 19:27, also where today is not known: on paper. */
export function formatDayTime(atMs: number): string {
  return `${localDate(atMs)} ${localTime(atMs)}`
}

/** 11/23 08:05: when a device signed in. */
export function formatShortDayTime(atMs: number): string {
  const day = schoolClock(atMs)
  return `${day.getUTCMonth() + 1}/${day.getUTCDate()} ${localTime(atMs)}`
}
