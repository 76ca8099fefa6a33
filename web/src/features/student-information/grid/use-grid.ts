import type { StudentInformation } from '@pinge/contract/student-information.ts'
import { FIRST_COLUMN, type Column } from './columns.ts'
import type { FaultyCell } from './FaultBar.tsx'
import type { Faults } from './paste-block.ts'
import { useCellEditor, type GridActions } from './use-cell-editor.ts'
import { useGridCursor } from './use-grid-cursor.ts'
import { useGridListeners } from './use-grid-listeners.ts'
import { useRowSelection } from './use-row-selection.ts'

/** The table's cursor, what is being written in it, and the keys, as people know them from spreadsheets. */
export function useGrid(actions: GridActions) {
  const { students, columns } = actions
  const cursor = useGridCursor({ rows: students.length, columns: columns.length + FIRST_COLUMN })
  const cells = useCellEditor(actions)
  const rows = useRowSelection(actions)
  const listeners = useGridListeners(actions, cursor, cells, rows)

  return {
    table: cursor.table,
    active: cursor.active,
    range: cursor.range,
    rows,
    editor: cells.editor,
    faults: cells.faults,
    faultyCells: listFaultyCells(students, columns, cells.faults),
    go: cursor.go,
    dropRange: cursor.dropRange,
    listeners,
  }
}

function listFaultyCells(
  students: readonly StudentInformation[],
  columns: readonly Column[],
  faults: Faults,
): FaultyCell[] {
  return students.flatMap((student, row) =>
    columns.flatMap(({ key, heading }, index): FaultyCell[] => {
      const fault = key && faults.get(student.id)?.[key]
      if (!fault) return []
      const place = { row, column: index + FIRST_COLUMN }
      return [{ place, username: student.username, heading, ...fault }]
    }),
  )
}
