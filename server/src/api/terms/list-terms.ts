import type { ClassTerm } from '@pinge/contract/terms.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import {
  schoolYearOf,
  schoolYearOfTerm,
  termKeysOf,
  termName,
  termOf,
  termOn,
  type OwnTerms,
} from '@pinge/contract/values/school-days/terms.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassContext } from '../writes/contexts.ts'
import { gradeIn } from '../writes/school-years/class-grade.ts'
import { selectOwnTerms } from '../writes/school-years/own-terms.queries.ts'
import { selectBeginning } from './term.queries.ts'

/** Both terms of each school year since the class was made, the oldest first. */
export async function listTerms(
  db: Db,
  { classId, clock }: Pick<ClassContext, 'classId' | 'clock'>,
): Promise<ClassTerm[]> {
  const { createdAt, ...said } = await selectBeginning(db, classId)
  const own = await selectOwnTerms(db, classId)
  const today = localDate(clock())
  const current = termOn(today, own).key
  return schoolYearsBetween(localDate(createdAt), today, own)
    .flatMap(termKeysOf)
    .map((key) => ({
      ...termOf(key, own),
      name: termName(key),
      grade: gradeIn(schoolYearOfTerm(key), said),
      isCurrent: key === current,
    }))
}

/** By the calendar, and by the days that the owner set: both the usual year of a day and its own are among them. */
function schoolYearsBetween(first: string, last: string, own: OwnTerms): number[] {
  const yearsOf = (date: string): number[] => [schoolYearOf(date), schoolYearOfTerm(termOn(date, own).key)]
  const years = [...yearsOf(first), ...yearsOf(last)]
  const from = Math.min(...years)
  return Array.from({ length: Math.max(...years) - from + 1 }, (_, index) => from + index)
}
