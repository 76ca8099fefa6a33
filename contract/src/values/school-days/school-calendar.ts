import { addDays } from './school-dates.ts'

/** Where a week, a month and a term begin. Dates are YYYY-MM-DD. */

/** 0 is Sunday, 6 is Saturday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

export function isWeekend(date: string): boolean {
  return weekdayOf(date) % 6 === 0
}

/** The Monday of its week. */
export function startOfWeek(date: string): string {
  return addDays(date, -((weekdayOf(date) + 6) % 7))
}

export function startOfMonth(date: string): string {
  return `${date.slice(0, 8)}01`
}

/** The first term begins in September and goes on to January, the second begins in February. */
export function startOfTerm(date: string): string {
  const year = Number(date.slice(0, 4))
  const month = Number(date.slice(5, 7))
  if (month >= 9) return `${year}-09-01`
  return month === 1 ? `${year - 1}-09-01` : `${year}-02-01`
}

export function endOfTerm(date: string): string {
  const start = startOfTerm(date)
  const year = Number(start.slice(0, 4))
  return start.endsWith('-09-01') ? `${year + 1}-01-31` : `${year}-08-31`
}
