import { dayRanges, type DayRange } from '../../shared/time/day-range.ts'

/** What the screen of a class's data shows; empty where it is as usual. */
export type ClassDataView = {
  range: DayRange
  /** First and last day of a range of one's own, YYYY-MM-DD. */
  from: string
  to: string
  who: 'students' | 'teams'
  /** The one pupil who is looked at. */
  studentId: string
  /** Of the table of pupils; empty by first letter. */
  sort: string
  /** Reminders are on the screen, and on all that leaves it. */
  hasReminders: boolean
}

const usualRange: DayRange = 'week'

/** The view stands in the address, so that Back, a reload and a shared link show the same. */
export function readView(search: URLSearchParams): ClassDataView {
  const said = (name: string) => search.get(name) ?? ''
  return {
    range: dayRanges.find(({ value }) => value === said('range'))?.value ?? usualRange,
    from: said('from'),
    to: said('to'),
    who: said('who') === 'teams' ? 'teams' : 'students',
    studentId: said('studentId'),
    sort: said('sort'),
    hasReminders: said('reminders') !== '0',
  }
}

/** What stands in the address for a change of the view: nothing for the usual, and no days of a range that has its own. */
export function writeView(changed: Partial<ClassDataView>): Record<string, string> {
  const { range, who, hasReminders, ...said } = changed
  return {
    ...said,
    ...(range !== undefined && range !== 'custom' && { from: '', to: '' }),
    ...(range !== undefined && { range: range === usualRange ? '' : range }),
    ...(who !== undefined && { who: who === 'teams' ? who : '' }),
    ...(hasReminders !== undefined && { reminders: hasReminders ? '' : '0' }),
  }
}
