import { formatMonthDay } from '@pinge/contract/values/school-days/school-time.ts'
import type { DayRange, Days } from '../../shared/time/day-range.ts'

/** A span as one speaks of it. */
export const spanWords: Record<DayRange, string> = {
  today: '今天',
  week: '这一周',
  month: '这个月',
  term: '这学期',
  custom: '这段时间',
}

/** 11月16日 – 11月20日, with the year where it is another one. */
export function formatSpan({ from, to }: Days, today: string): string {
  const format = (date: string) =>
    `${date.slice(0, 4) === today.slice(0, 4) ? '' : `${date.slice(0, 4)}年`}${formatMonthDay(date)}`
  return from === to ? format(from) : `${format(from)} – ${format(to)}`
}
