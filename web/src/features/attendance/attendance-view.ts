import { isLocalDate } from '@pinge/contract/values/school-days/school-dates.ts'

/** What the page of the attendance shows; without a day, a month or a term of its own, today's. */
export type AttendanceView =
  | { view: 'day'; date?: string }
  | { view: 'month'; month?: string }
  | { view: 'term'; date?: string }
  | { view: 'days' }

/** What an address asks for: `date=`, `month=`, `term=` (a day of it) or `days`. A wrong value is none. */
export function readView(search: URLSearchParams): AttendanceView {
  const [date = '', month, term, days] = ['date', 'month', 'term', 'days'].map(
    (key) => search.get(key) ?? undefined,
  )
  if (month !== undefined) return { view: 'month', ...(isLocalDate(`${month}-01`) && { month }) }
  if (term !== undefined) return { view: 'term', ...(isLocalDate(term) && { date: term }) }
  if (days !== undefined) return { view: 'days' }
  return { view: 'day', ...(isLocalDate(date) && { date }) }
}

export function writeView(classId: string, asked: AttendanceView): URLSearchParams {
  const search = new URLSearchParams({ classId })
  switch (asked.view) {
    case 'day':
      if (asked.date !== undefined) search.set('date', asked.date)
      break
    case 'month':
      search.set('month', asked.month ?? '')
      break
    case 'term':
      search.set('term', asked.date ?? '')
      break
    case 'days':
      search.set('days', '1')
  }
  return search
}

const ATTENDANCE_PATH = '/comment/attendance'

export function attendancePath(classId: string, asked: AttendanceView): string {
  return `${ATTENDANCE_PATH}?${writeView(classId, asked).toString()}`
}
