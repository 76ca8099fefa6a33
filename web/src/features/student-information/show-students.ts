import type { StudentInformation } from '@pinge/contract/student-information.ts'
import { plainText } from '../../shared/text/plain-text.ts'
import { readField, type FieldKey } from './edit/fields.ts'

/** Null is the order in which the server answers: by first letter. */
export type Sort = { key: FieldKey; isUp: boolean } | null
/** Those in the class, those who left, those without any phone. */
export type View = 'present' | 'left' | 'noTel'

const byText = new Intl.Collator('zh-CN', { numeric: true })

/** Who stands in the table, in which order. */
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
  return sort ? sortStudents(shown, sort) : shown
}

/** What a click on a head asks for: the column upwards, then downwards, then no order of its own. */
export function nextSort(sort: Sort, key: FieldKey): Sort {
  if (sort?.key !== key) return { key, isUp: true }
  return sort.isUp ? { key, isUp: false } : null
}

/** Names are in the order of their letters already. An empty field comes last in both directions. */
function sortStudents(students: readonly StudentInformation[], { key, isUp }: NonNullable<Sort>) {
  if (key === 'username') return isUp ? [...students] : students.toReversed()
  const sign = isUp ? 1 : -1
  return students
    .map((student) => ({ student, text: readField(student, key) }))
    .toSorted(
      (a, b) => Number(a.text === '') - Number(b.text === '') || sign * byText.compare(a.text, b.text),
    )
    .map(({ student }) => student)
}

export function isInView({ leftAt, guardians }: StudentInformation, view: View): boolean {
  if (view === 'left') return leftAt !== null
  return leftAt === null && (view === 'present' || guardians.every(({ tel }) => tel === ''))
}
