import { localDate } from './school-time.ts'

/** `2026-1` is the first term of the school year that begins in September 2026, `2026-2` the second. */
export type TermKey = string
/** Both days are in it, YYYY-MM-DD. */
export type TermDates = { startDate: string; endDate: string }
export type Term = TermDates & { key: TermKey }
/** Terms whose days the owner of a class set; all others have their usual ones. */
export type OwnTerms = readonly Term[]

/** Both days counted. */
export const MAX_TERM_DAYS = 220

/** The school year that a day belongs to: the year of its September. */
export function schoolYearOf(date: string): number {
  return Number(date.slice(0, 4)) - (date.slice(5) < '09-01' ? 1 : 0)
}

export function localSchoolYear(epochMs: number): number {
  return schoolYearOf(localDate(epochMs))
}

export function schoolYearOfTerm(key: TermKey): number {
  return Number(key.slice(0, 4))
}

export function termKeysOf(schoolYear: number): [TermKey, TermKey] {
  return [`${schoolYear}-1`, `${schoolYear}-2`]
}

/** 2026—2027学年第一学期 */
export function termName(key: TermKey): string {
  const year = schoolYearOfTerm(key)
  return `${year}—${year + 1}学年第${key.endsWith('-1') ? '一' : '二'}学期`
}

export function termBefore(key: TermKey): TermKey {
  const year = schoolYearOfTerm(key)
  return key.endsWith('-1') ? `${year - 1}-2` : `${year}-1`
}

export function termAfter(key: TermKey): TermKey {
  const year = schoolYearOfTerm(key)
  return key.endsWith('-1') ? `${year}-2` : `${year + 1}-1`
}

/** The days of a term: the owner's, or 1 September to 31 January and 1 February to 31 August. */
export function termOf(key: TermKey, own: OwnTerms): Term {
  const set = own.find((term) => term.key === key)
  if (set) return set
  const year = schoolYearOfTerm(key)
  return key.endsWith('-1')
    ? { key, startDate: `${year}-09-01`, endDate: `${year + 1}-01-31` }
    : { key, startDate: `${year + 1}-02-01`, endDate: `${year + 1}-08-31` }
}

/** The term that a day belongs to; a day between two terms belongs to the earlier one. */
export function termOn(date: string, own: OwnTerms): Term {
  const year = schoolYearOf(date)
  let key: TermKey = date >= `${year + 1}-02-01` ? `${year}-2` : `${year}-1`
  while (termOf(termAfter(key), own).startDate <= date) key = termAfter(key)
  while (termOf(key, own).startDate > date) key = termBefore(key)
  return termOf(key, own)
}
