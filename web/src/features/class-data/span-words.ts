import type { Days } from '@pinge/contract/values/school-days/school-dates.ts'
import type { DayRange } from '../../shared/time/day-range.ts'
import { formatDate } from '../../shared/time/format-time.ts'

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
  const first = formatDate(from, today)
  return from === to ? first : `${first} – ${formatDate(to, today)}`
}
