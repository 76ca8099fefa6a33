import { addDays } from './school-dates.ts'
import { localDate } from './school-time.ts'

/** Months are YYYY-MM. */
const MONTH_LENGTH = 'YYYY-MM'.length

export function monthOf(date: string): string {
  return date.slice(0, MONTH_LENGTH)
}

export function dayOfMonth(date: string): number {
  return Number(date.slice(MONTH_LENGTH + 1))
}

/** The month on the calendar of a school. */
export function localMonth(epochMs: number): string {
  return monthOf(localDate(epochMs))
}

/** The month so many months later, or earlier. */
export function addMonths(month: string, months: number): string {
  const [year = 0, ofYear = 1] = month.split('-').map(Number)
  return monthOf(new Date(Date.UTC(year, ofYear - 1 + months, 1)).toISOString())
}

/** Its dates, from the first to the last. */
export function daysOfMonth(month: string): string[] {
  const days = []
  for (let date = `${month}-01`; monthOf(date) === month; date = addDays(date, 1)) days.push(date)
  return days
}

/** Its last date. */
export function lastOfMonth(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1)
}
