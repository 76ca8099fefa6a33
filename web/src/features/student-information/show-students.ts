import type { StudentInformation } from '@pinge/contract/student-information.ts'
import { plainText } from '../../shared/text/plain-text.ts'

export type Sort = 'name' | 'number'
/** Those in the class, those who left, those without any phone. */
export type View = 'present' | 'left' | 'noTel'

const byNumber = new Intl.Collator('zh-CN', { numeric: true })

/** Who stands in the table, in which order. By name is the order in which the server answers. */
export function showStudents(
  students: readonly StudentInformation[],
  { view, sort, search }: { view: View; sort: Sort; search: string },
): StudentInformation[] {
  const wanted = plainText(search)
  const shown = students.filter(
    (student) =>
      isInView(student, view) &&
      (plainText(student.username).includes(wanted) ||
        student.pinyinInitials.includes(wanted) ||
        student.stuNo.includes(wanted)),
  )
  if (sort === 'name') return shown
  return shown.toSorted(
    (a, b) =>
      Number(a.stuNo === '') - Number(b.stuNo === '') ||
      byNumber.compare(a.stuNo, b.stuNo) ||
      (a.id < b.id ? -1 : 1),
  )
}

export function isInView({ leftAt, guardians }: StudentInformation, view: View): boolean {
  if (view === 'left') return leftAt !== null
  return leftAt === null && (view === 'present' || guardians.every(({ tel }) => tel === ''))
}
