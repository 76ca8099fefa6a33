import { addDays, daysBetween, type Days } from '@pinge/contract/values/school-days/school-dates.ts'
import { addMonths, dayOfMonth, monthOf } from '@pinge/contract/values/school-days/school-month.ts'

export type SplitDays = {
  /** Whole months, the first of which may begin before the days do. */
  months: string[]
  /** Ranges of days that stand in none of these months, each within one month. */
  days: Days[]
  /** What the first of these months has too much: its days before the first wanted one. */
  surplus?: Days
}

/**
 * Splits days into whole months and what is left of the first and the last one. Where fewer days of the first month are
 * unwanted than wanted, the whole of it is taken and those are its surplus.
 */
export function splitDays(wanted: Days): SplitDays {
  const { from, to } = wanted
  const monthStart = `${monthOf(from)}-01`
  const surplus = { from: monthStart, to: addDays(from, -1) }
  const lastWanted = earlier(to, addDays(`${addMonths(monthOf(from), 1)}-01`, -1))
  const isMonthToItsEnd = dayOfMonth(addDays(lastWanted, 1)) === 1
  const isSurplusLess = daysBetween(monthStart, from) <= daysBetween(from, lastWanted)
  if (from === monthStart || !isMonthToItsEnd || !isSurplusLess) return splitExactly(wanted)
  return { ...splitExactly({ from: monthStart, to }), surplus }
}

function splitExactly({ from, to }: Days): SplitDays {
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
