import type { StudentInformation } from '@pinge/contract/student-information.ts'
import { useState } from 'react'
import { fieldKeys, readField, type Change, type FieldKey, type Fields } from '../edit/fields.ts'
import { parseField, showValue } from '../edit/parse-field.ts'
import { beforeOf } from '../grid/paste-block.ts'
import { useTels } from '../edit/use-tels.ts'

/** What is typed about one pupil, until it is saved. */
export function useStudentForm(classId: string, student: StudentInformation) {
  const [typed, setTyped] = useState<Fields>({})
  const [isChecked, setIsChecked] = useState(false)
  const { tels, reveal } = useTels(classId)

  // What a colleague changes meanwhile must not slip in under what is typed: the form began with this record.
  const [begun] = useState(student)
  const stored = (key: FieldKey) => tels.get(student.id)?.[key] ?? readField(begun, key)
  const value = (key: FieldKey) => typed[key] ?? showValue(key, stored(key))
  const problem = (key: FieldKey) =>
    isChecked && typed[key] !== undefined ? parseField(key, typed[key]).problem : undefined

  /** What is to be saved, or null while something is wrong in it. */
  function check(): Change | null {
    setIsChecked(true)
    const after: Fields = {}
    for (const key of fieldKeys(typed)) {
      const parsed = parseField(key, typed[key] ?? '')
      if (parsed.problem !== undefined) return null
      if (parsed.value !== stored(key)) after[key] = parsed.value
    }
    return { id: student.id, before: beforeOf(begun, fieldKeys(after)), after }
  }

  return {
    value,
    problem,
    change: (key: FieldKey, text: string) => setTyped((before) => ({ ...before, [key]: text })),
    isDirty: fieldKeys(typed).some((key) => typed[key] !== showValue(key, stored(key))),
    reveal: () => void reveal(student.id),
    check,
  }
}
