import * as z from 'zod/mini'
import { LocalDate } from './fields.ts'
import { localDate } from './school-days/school-time.ts'

/** A clock that tells an earlier day is wrong: that of a school's computer may have fallen back by years. */
const OLDEST_TODAY = '2026-09-01'

/**
 * Whether somebody alive was born on that day: 1015 and 2051 are slips of the hand for 2015. The clock is asked here and not
 * handed in: a schema is given none, and it is the schema's refusal that names the pupil and the field.
 */
export function isBirthday(date: string): boolean {
  if (!LocalDate.safeParse(date).success || date < '1900') return false
  return date <= OLDEST_TODAY || date <= localDate(Date.now())
}

export const Birthday = LocalDate.check(z.refine(isBirthday))
