import { localDate } from './school-days/school-time.ts'

/** The school days between two moments, as a file and a printed page name them: 2026-11-16至2026-11-22. */
export function formatDays(from: number | undefined, to: number | undefined): string {
  const first = from === undefined ? '' : localDate(from)
  const last = to === undefined ? '' : localDate(to)
  if (first === last) return first
  if (last === '') return `${first}起`
  return first === '' ? `截至${last}` : `${first}至${last}`
}
