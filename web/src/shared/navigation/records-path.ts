import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import type { Days } from '@pinge/contract/values/school-days/school-dates.ts'
import type { DayRange } from '../time/day-range.ts'

export type RecordsNarrowing = {
  sign?: 'praise' | 'reminder' | undefined
  type?: QualityType | undefined
  itemId?: string | undefined
  /** The words of a comment without an item. */
  freeName?: string | undefined
  studentId?: string | undefined
  teamId?: string | undefined
}

/** The screen with the comments behind a figure: the same days, narrowed to what the figure counts. */
export function recordsPath(
  classId: string,
  { range, from, to }: { range: DayRange } & Days,
  narrowing: RecordsNarrowing,
): string {
  const search = new URLSearchParams({ classId, range })
  if (range === 'custom') {
    search.set('from', from)
    search.set('to', to)
  }
  for (const [name, value] of Object.entries(narrowing))
    if (value !== undefined && value !== '') search.set(name, String(value))
  return `/comment/class-comment?${search.toString()}`
}
