import * as z from 'zod/mini'
import { LocalDate } from './fields.ts'
import { localDate } from './school-days/school-time.ts'

/** Whether somebody alive was born on that day: 1015 and 2051 are slips of the hand for 2015. */
export function isBirthday(date: string): boolean {
  return LocalDate.safeParse(date).success && date >= '1900' && date <= localDate(Date.now())
}

export const Birthday = LocalDate.check(z.refine(isBirthday))
