import type { StudentInformation } from '@pinge/contract/student-information.ts'
import { useRef } from 'react'

export type RowSelectionOptions = {
  students: readonly StudentInformation[]
  selectedIds: ReadonlySet<string>
  isReadOnly: boolean
  onSelect: (ids: readonly string[], isSelected: boolean) => void
}

export type RowSelection = ReturnType<typeof useRowSelection>

/** The checkboxes: one by one, all rows between two of them, or all that are shown. */
export function useRowSelection({ students, selectedIds, isReadOnly, onSelect }: RowSelectionOptions) {
  const lastId = useRef('')
  const isEach = students.every(({ id }) => selectedIds.has(id))

  return {
    isEach,
    isSome: students.some(({ id }) => selectedIds.has(id)),
    toggle: (row: number, isRange: boolean) => {
      const student = students[row]
      if (!student || isReadOnly) return
      const from = isRange ? students.findIndex(({ id }) => id === lastId.current) : -1
      const rows = from < 0 ? [student] : students.slice(Math.min(from, row), Math.max(from, row) + 1)
      lastId.current = student.id
      onSelect(
        rows.map(({ id }) => id),
        !selectedIds.has(student.id),
      )
    },
    toggleAll: () =>
      onSelect(
        students.map(({ id }) => id),
        !isEach,
      ),
  }
}
