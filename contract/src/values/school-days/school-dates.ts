import { DAY_MS } from '../durations.ts'
import { localDate, SCHOOL_AHEAD_MS } from './school-time.ts'

/** Dates of the school's calendar, YYYY-MM-DD. */

/** The first and the last of some days, both among them. */
export type Days = { from: string; to: string }

/** The first millisecond of a date. */
export function startOfDate(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) - SCHOOL_AHEAD_MS
}

/** The last millisecond of a date. */
export function endOfDate(date: string): number {
  return startOfDate(date) + DAY_MS - 1
}

/** Whether a call can name it: 0002-11-23 is before all schools, and there is no 31st of February. */
export function isLocalDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && startOfDate(text) >= 0 && addDays(text, 0) === text
}

/** The day so many days later, or earlier. */
export function addDays(date: string, days: number): string {
  return localDate(startOfDate(date) + days * DAY_MS)
}

/** How many days later the second one is. */
export function daysBetween(from: string, to: string): number {
  return (startOfDate(to) - startOfDate(from)) / DAY_MS
}
