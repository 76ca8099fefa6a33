import type { Student } from '@pinge/contract/students.ts'

/** Pupils whose name, or whose name's pinyin initials, hold what was typed. Nothing typed finds everybody. */
export function searchStudents(students: readonly Student[], typed: string): Student[] {
  const wanted = plain(typed)
  return students.filter(
    ({ username, pinyinInitials }) => plain(username).includes(wanted) || pinyinInitials.includes(wanted),
  )
}

/** Full-width letters, capitals, spaces and the dot of a long name make no difference to what a teacher looks for. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s·•・'’]/g, '')
}
