import { startOfMonth, startOfWeek } from '@pinge/contract/values/school-days/school-calendar.ts'
import {
  endOfDate,
  isLocalDate,
  startOfDate,
  type Days,
} from '@pinge/contract/values/school-days/school-dates.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { termOn } from '@pinge/contract/values/school-days/terms.ts'

export const dayRanges = [
  { value: 'today', label: '今日' },
  { value: 'week', label: '本周' },
  { value: 'month', label: '本月' },
  { value: 'term', label: '本学期' },
  { value: 'custom', label: '自定义' },
] as const

export type DayRange = (typeof dayRanges)[number]['value']

/** First and last day of a class's term. */
export type TermDays = { startDate: string; endDate: string }

/**
 * The days of a range as the calendar of the school has them, the term as the class has it. Days of one's own are put in
 * order when they are the wrong way round.
 */
export function daysOf(range: DayRange, custom: Days, nowMs: number, term?: TermDays): Days {
  const today = localDate(nowMs)
  switch (range) {
    case 'today':
      return { from: today, to: today }
    case 'week':
      return { from: startOfWeek(today), to: today }
    case 'month':
      return { from: startOfMonth(today), to: today }
    case 'term':
      return { from: startOfTermOrToday(today, term), to: today }
    case 'custom': {
      const from = isLocalDate(custom.from) ? custom.from : today
      const to = isLocalDate(custom.to) ? custom.to : today
      return from <= to ? { from, to } : { from: to, to: from }
    }
  }
}

/** An owner may let the first term of a class begin later than today. */
function startOfTermOrToday(today: string, term: TermDays | undefined): string {
  const start = (term ?? termOn(today, [])).startDate
  return start <= today ? start : today
}

/** Both inclusive, as the server is asked. */
export function timesOf({ from, to }: Days): { from: number; to: number } {
  return { from: startOfDate(from), to: endOfDate(to) }
}
