import type { StudentInformation } from '@pinge/contract/student-information.ts'
import type { SheetRow } from '../../../shared/sheet/sheet-types.ts'
import { fieldNames, fieldKeys, readField, type FieldKey } from '../edit/fields.ts'
import { formatFieldValue } from '../edit/parse-field.ts'

/** Whole phones that were looked up, by field. */
type WholeTels = Partial<Record<FieldKey, string>>

/** A pupil as a row of the table. */
export type InformationRow = SheetRow & { student: StudentInformation; tels: WholeTels | undefined }

const made = new WeakMap<StudentInformation, InformationRow>()

/** The same row for the same pupil, so that a row is drawn again only where something of it changed. */
export function informationRow(
  student: StudentInformation,
  tels: WholeTels | undefined,
  isReadOnly: boolean,
): InformationRow {
  const isFixed = isReadOnly || student.leftAt !== null
  const before = made.get(student)
  if (before && before.tels === tels && before.isFixed === isFixed) return before
  const { id, username, stuNo, version } = student
  const cells = fieldKeys(fieldNames).map((key) => {
    const value = formatFieldValue(key, tels?.[key] ?? readField(student, key))
    return [key, { value, version }] as const
  })
  const row = { id, name: username, number: stuNo, cells: Object.fromEntries(cells), isFixed, student, tels }
  made.set(student, row)
  return row
}
