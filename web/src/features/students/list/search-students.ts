import type { Student } from '@pinge/contract/students.ts'
import { plainText } from '../../../shared/text/plain-text.ts'

/** Pupils whose name, or whose name's pinyin initials, hold what was typed. Nothing typed finds all. */
export function searchStudents(students: readonly Student[], typed: string): Student[] {
  const wanted = plainText(typed)
  return students.filter(
    ({ username, pinyinInitials }) => plainText(username).includes(wanted) || pinyinInitials.includes(wanted),
  )
}
