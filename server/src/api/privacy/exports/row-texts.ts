import { localDate, localTime } from '@pinge/contract/values/school-days/school-time.ts'
import type { PupilData } from './pupil-data.ts'
import type { Row } from './rows.queries.ts'

/** What stands in a column, as it is read on a page. */
export const wordsOf = (value: Row[string] | undefined): string => String(value ?? '')

/** A time of the school's clock; empty where there is none. */
export const timeOf = (value: Row[string] | undefined): string =>
  typeof value === 'number' ? `${localDate(value)} ${localTime(value)}` : ''

/** Who wrote a row. */
export function teacherNames({ facts }: PupilData): (row: Row) => string {
  const names = new Map(facts.names.teachers.map(({ id, nickname }) => [id, nickname]))
  return (row) => names.get(wordsOf(row['teacherId'])) ?? ''
}
