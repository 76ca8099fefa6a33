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

/** The address with this view in it; what is as usual is not written. */
export function writeView(search: URLSearchParams, view: ClassDataView): URLSearchParams {
  const isCustom = view.range === 'custom'
  const said = {
    range: view.range === usualRange ? '' : view.range,
    from: isCustom ? view.from : '',
    to: isCustom ? view.to : '',
    who: view.who === 'teams' ? 'teams' : '',
    studentId: view.studentId,
    sort: view.sort,
    reminders: view.hasReminders ? '' : '0',
  }
  const written = new URLSearchParams(search)
  for (const [name, value] of Object.entries(said)) {
    if (value === '') written.delete(name)
    else written.set(name, value)
  }
  return written
}
