import { isWeekend, startOfWeek, weekdayName } from '@pinge/contract/values/school-days/school-calendar.ts'
import { addDays, type Days } from '@pinge/contract/values/school-days/school-dates.ts'
import { formatMonthDay } from '@pinge/contract/values/school-days/school-time.ts'
import type { DayRange } from '../../../shared/time/day-range.ts'
import { lengthOf } from '../figures/span-before.ts'

type DayCount = { date: string; praise: number; reminder: number }

/** A day, or a week of a long span. */
export type TimeBar = Days & {
  /** Below the bar. */
  label: string
  /** In a sentence, and in the table of numbers. */
  name: string
  praise: number
  reminder: number
  isNow: boolean
}

/** A span of more days is shown by its weeks. */
const MAX_DAYS = 45
/** Days are called by their weekday in a span of at most so many. */
const WEEK = 7

/** Praise and reminders by day, or by week; a weekend without comments is left out. */
export function timeBars(byDay: readonly DayCount[], days: Days, today: string): TimeBar[] {
  const counts = new Map(byDay.map((day) => [day.date, day]))
  if (lengthOf(days) > MAX_DAYS) return weekBars(byDay, days, today)
  const dates = Array.from({ length: lengthOf(days) }, (_, place) => addDays(days.from, place))
  const shown = dates.filter((date) => !isWeekend(date) || counts.has(date) || dates.length === 1)
  return shown.map((date) => {
    const isNow = date === today
    const weekday = `周${weekdayName(date)}`
    const { praise, reminder } = counts.get(date) ?? { praise: 0, reminder: 0 }
    return {
      from: date,
      to: date,
      label: dates.length > WEEK ? formatShort(date) : isNow ? `${weekday}（今天）` : weekday,
      name: `${formatMonthDay(date)}${weekday}`,
      praise,
      reminder,
      isNow,
    }
  })
}

function weekBars(byDay: readonly DayCount[], days: Days, today: string): TimeBar[] {
  const bars: TimeBar[] = []
  for (let monday = startOfWeek(days.from); monday <= days.to; monday = addDays(monday, WEEK)) {
    const sunday = addDays(monday, WEEK - 1)
    const from = monday < days.from ? days.from : monday
    const to = sunday > days.to ? days.to : sunday
    const inWeek = byDay.filter(({ date }) => date >= from && date <= to)
    const sumOf = (which: 'praise' | 'reminder') => inWeek.reduce((sum, day) => sum + day[which], 0)
    bars.push({
      from,
      to,
      label: formatShort(from),
      name: `${formatMonthDay(from)}到${formatMonthDay(to)}`,
      praise: sumOf('praise'),
      reminder: sumOf('reminder'),
      isNow: monday <= today && today <= sunday,
    })
  }
  return bars
}

/** 11/23 */
function formatShort(date: string): string {
  return `${Number(date.slice(5, 7))}/${Number(date.slice(8))}`
}

/** A week that is not over is drawn to its Friday, so that a Monday does not stand alone. */
export function daysDrawn(range: DayRange, { from, to }: Days): Days {
  const friday = addDays(from, 4)
  return { from, to: range === 'week' && to < friday ? friday : to }
}

export function isByWeek(days: Days): boolean {
  return lengthOf(days) > MAX_DAYS
}
