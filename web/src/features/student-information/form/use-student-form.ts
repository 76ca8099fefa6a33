import type { StudentInformation } from '@pinge/contract/student-information.ts'
import { useState } from 'react'
import type { Problems } from '../../../shared/form/form-problems.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { fieldKeys, readField, type Change, type FieldKey, type Fields } from '../edit/fields.ts'
import { parseField, formatFieldValue } from '../edit/parse-field.ts'
import { beforeOf } from '../table/read-typed.ts'
import { useTels } from '../edit/use-tels.ts'

export type StudentSaving = {
  isSaving: boolean
  /** Answers whether the change is on the server. */
  onSave: (change: Change) => Promise<boolean>
  onSaved: (change: Change) => void
  onClose: () => void
}

/** What is typed about one pupil, until it is saved. The edits of the table send it, so that it may wait with them. */
export function useStudentForm(classId: string, student: StudentInformation, saving: StudentSaving) {
  const { tels, reveal } = useTels(classId)

  // What a colleague changes meanwhile must not slip in under what is typed: the form began with this record.
  const [begun] = useState(student)
  const stored = (key: FieldKey) => tels.get(student.id)?.[key] ?? readField(begun, key)

  function changeOf(typed: Fields): Change {
    const after: Fields = {}
    for (const key of fieldKeys(typed)) {
      const { value } = parseField(key, typed[key] ?? '')
      if (value !== undefined && value !== stored(key)) after[key] = value
    }
    return { id: student.id, before: beforeOf(begun, fieldKeys(after)), after }
  }

  const { fields, row, submit } = useForm({
    keptAs: `student/${student.id}`,
    start: (): Fields => ({}),
    check: checkTyped,
    writer: {
      write: async (change: Change) =>
        (await saving.onSave(change)) ? { isDone: true, data: change } : { isDone: false, error: null },
      isSending: saving.isSaving,
      // The table keeps an edit that found no server, and says so.
      isUnsettled: false,
      error: null,
      forgetProblem: () => undefined,
    },
    request: changeOf,
    onDone: saving.onSaved,
    onClose: saving.onClose,
  })

  return {
    /** What a control needs of its field: what is typed, else what is stored. */
    row: (key: FieldKey) => {
      const { value, onChange, error } = row(key)
      return { value: value ?? formatFieldValue(key, stored(key)), onChange, error }
    },
    /** What is typed is never locked, also not a number that was copied without its middle. */
    isMasked: (key: FieldKey) => fields[key] === undefined && stored(key).includes('*'),
    isDirty: fieldKeys(fields).some((key) => fields[key] !== formatFieldValue(key, stored(key))),
    reveal: () => void reveal(student.id),
    submit,
  }
}

function checkTyped(typed: Fields): Problems<Fields> {
  const found: Problems<Fields> = {}
  for (const key of fieldKeys(typed)) found[key] = parseField(key, typed[key] ?? '').problem
  return found
}
