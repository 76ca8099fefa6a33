import { addDays, type Days } from '@pinge/contract/values/school-days/school-dates.ts'
import { termAfter, termOf, termOn, type TermKey } from '@pinge/contract/values/school-days/terms.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { selectOwnTerms } from './own-terms.queries.ts'

/** All days that belong to a term of a class: those between it and the next one, too. */
export async function daysOfTerm(db: Db, classId: string, key: TermKey): Promise<Days> {
  const own = await selectOwnTerms(db, classId)
  return { from: termOf(key, own).startDate, to: addDays(termOf(termAfter(key), own).startDate, -1) }
}

/** The same of the term in which a day lies. */
export async function daysOfTermOn(db: Db, classId: string, date: string): Promise<Days> {
  return daysOfTerm(db, classId, await termKeyOn(db, classId, date))
}

export async function termKeyOn(db: Db, classId: string, date: string): Promise<TermKey> {
  return termOn(date, await selectOwnTerms(db, classId)).key
}
