import { addDays } from './school-dates.ts'

/** Where a week and a month begin, and what their days are called. Dates are YYYY-MM-DD. */

/** 0 is Sunday, 6 is Saturday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

/** 日, 一 to 六: what follows 周 or 星期. */
export function weekdayName(date: string): string {
  return '日一二三四五六'.charAt(weekdayOf(date))
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
