import * as errors from '@pinge/contract/protocol/errors.ts'
import { MAX_ROSTER_BYTES, MAX_STUDENTS_PER_CLASS } from '@pinge/contract/values/limits.ts'

/** Why a file need not even be sent, in the server's words; empty when it may be a roster. */
export function checkRosterFile({ name, size }: Pick<File, 'name' | 'size'>): string {
  if (!/\.(xlsx|csv)$/i.test(name)) return errors.rosterTypeNotAccepted.message
  return size > MAX_ROSTER_BYTES ? errors.rosterTooLarge.message : ''
}

/** Why a roster that was read is not shown; empty when it can be one class. */
export function checkRosterLength(rows: number): string {
  if (rows <= MAX_STUDENTS_PER_CLASS) return ''
  return `名单有 ${rows} 行，每个班级最多 ${MAX_STUDENTS_PER_CLASS} 名学生，请只保留这个班的学生`
}
