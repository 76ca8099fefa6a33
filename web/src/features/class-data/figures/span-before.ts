import type { ClassTerm } from '@pinge/contract/terms.ts'
import { startOfMonth, weekdayOf } from '@pinge/contract/values/school-days/school-calendar.ts'
import { addDays, daysBetween, type Days } from '@pinge/contract/values/school-days/school-dates.ts'
import type { DayRange } from '../../../shared/time/day-range.ts'

/** The days with which a span is compared, and how they are called. */
export type SpanBefore = Days & { name: string }

const FRIDAY = 5

/** How many days a span has. */
export function lengthOf({ from, to }: Days): number {
  return daysBetween(from, to) + 1
}

/** The span of equal length that ends the day before: what the server compares with. */
export function daysBefore(days: Days): Days {
  const length = lengthOf(days)
  return { from: addDays(days.from, -length), to: addDays(days.from, -1) }
}

/**
 * What a teacher would compare with: a week that is not over with as many days of the week before, a Monday with the
 * Friday before it. Null where there is nothing to compare with, as in a class's first term.
 */
export function spanBefore(range: DayRange, days: Days, terms: readonly ClassTerm[]): SpanBefore | null {
  switch (range) {
    case 'today':
      return beforeToday(days.from)
    case 'week':
      return { from: addDays(days.from, -7), to: addDays(days.to, -7), name: '上周同期' }
    case 'month': {
      const from = startOfMonth(addDays(days.from, -1))
      return { ...begunOn(from, days, addDays(days.from, -1)), name: '上月同期' }
    }
    case 'term': {
      const term = terms.findLast(({ startDate }) => startDate < days.from)
      return term ? { ...begunOn(term.startDate, days, term.endDate), name: '上学期同期' } : null
    }
    case 'custom':
      return { ...daysBefore(days), name: `前 ${lengthOf(days)} 天` }
  }
}

function beforeToday(today: string): SpanBefore {
  const yesterday = addDays(today, -1)
  const weekday = weekdayOf(yesterday)
  // Sunday is 0, Saturday is 6: there was no school.
  const back = weekday === 0 ? 2 : weekday - FRIDAY
  if (back <= 0) return { from: yesterday, to: yesterday, name: '昨天' }
  const friday = addDays(yesterday, -back)
  return { from: friday, to: friday, name: '周五' }
}

/** As many days as the span has, from this day on, at most to the last one. */
function begunOn(from: string, days: Days, last: string): Days {
  const to = addDays(from, lengthOf(days) - 1)
  return { from, to: to < last ? to : last }
}
