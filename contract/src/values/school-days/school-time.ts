import { DAY_MS, HOUR_MS } from '../durations.ts'

/**
 * Schools live by the clock of Shanghai, wherever the server or the device stands. So far it is ahead of UTC: there has been
 * no daylight saving since 1991.
 */
export const SCHOOL_AHEAD_MS = 8 * HOUR_MS

/** A date whose UTC fields are those of the school's calendar and clock. */
export function schoolClock(epochMs: number): Date {
  return new Date(epochMs + SCHOOL_AHEAD_MS)
}

/** The day on the calendar of a school, YYYY-MM-DD. */
export function localDate(epochMs: number): string {
  return schoolClock(epochMs).toISOString().slice(0, 10)
}

/** The time on the clock of a school, 08:05. */
export function localTime(epochMs: number): string {
  return schoolClock(epochMs).toISOString().slice(11, 16)
}

/** The number of the school's day since 1970: how many days lie between two times is their difference. */
export function schoolDay(epochMs: number): number {
  return Math.floor((epochMs + SCHOOL_AHEAD_MS) / DAY_MS)
}

/** The first millisecond of the school's day in which a time falls. */
export function startOfLocalDay(epochMs: number): number {
  return schoolDay(epochMs) * DAY_MS - SCHOOL_AHEAD_MS
}

/** 3月5日 */
export function formatMonthDay(date: string): string {
  return `${Number(date.slice(5, 7))}月${Number(date.slice(8))}日`
}
