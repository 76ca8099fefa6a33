import { addDays } from '@pinge/contract/values/school-days/school-dates.ts'
import { addMonths, dayOfMonth, monthOf } from '@pinge/contract/values/school-days/school-month.ts'
import type { Days } from './given-totals.ts'

/** Splits days into whole months and what is left of the first and the last one. */
export function splitDays({ from, to }: Days): { months: string[]; days: Days[] } {
  const first = dayOfMonth(from) === 1 ? monthOf(from) : addMonths(monthOf(from), 1)
  const isWhole = dayOfMonth(addDays(to, 1)) === 1
  const last = isWhole ? monthOf(to) : addMonths(monthOf(to), -1)
  const months = []
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month)
  const days = [
    { from, to: earlier(to, addDays(`${first}-01`, -1)) },
    { from: later(from, `${addMonths(last, 1)}-01`), to },
  ].filter((part) => part.from <= part.to)
  // Days of one month that is not whole would be both.
  return { months, days: monthOf(from) === monthOf(to) ? days.slice(0, 1) : days }
}

const earlier = (a: string, b: string): string => (a < b ? a : b)
const later = (a: string, b: string): string => (a > b ? a : b)
