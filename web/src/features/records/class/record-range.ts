import { startOfMonth, startOfTerm, startOfWeek } from '@pinge/contract/values/school-days/school-calendar.ts'
import { endOfDate, isLocalDate, startOfDate } from '@pinge/contract/values/school-days/school-dates.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'

export const recordRanges = [
  { value: 'today', label: '今日' },
  { value: 'week', label: '本周' },
  { value: 'month', label: '本月' },
  { value: 'term', label: '本学期' },
  { value: 'custom', label: '自定义' },
] as const

export type RecordRange = (typeof recordRanges)[number]['value']

/** First and last day, both in it. */
export type Days = { from: string; to: string }

/** The days of a range as the calendar of the school has them; a custom one ends where it began when it is the wrong way round. */
export function daysOf(range: RecordRange, custom: Days, nowMs: number): Days {
  const today = localDate(nowMs)
  switch (range) {
    case 'today':
      return { from: today, to: today }
    case 'week':
      return { from: startOfWeek(today), to: today }
    case 'month':
      return { from: startOfMonth(today), to: today }
    case 'term':
      return { from: startOfTerm(today), to: today }
    case 'custom': {
      const from = isLocalDate(custom.from) ? custom.from : today
      const to = isLocalDate(custom.to) ? custom.to : today
      return from <= to ? { from, to } : { from: to, to: from }
    }
  }
}

/** Both inclusive, as the server is asked. */
export function timesOf({ from, to }: Days): { from: number; to: number } {
  return { from: startOfDate(from), to: endOfDate(to) }
}
