import type { FieldKey } from '../edit/fields.ts'
import type { Sort } from '../show-students.ts'
import type { Column } from './columns.ts'
import { FaultBar } from './FaultBar.tsx'
import { GridHead } from './GridHead.tsx'
import { InformationRow } from './InformationRow.tsx'
import type { GridActions } from './use-cell-editor.ts'
import { useGrid } from './use-grid.ts'
import { rangeInRow } from './use-grid-cursor.ts'

export type InformationGridProps = GridActions & {
  label: string
  /** Whether the pupils have left, and it is said where they went. */
  hasStatus: boolean
  sort: Sort
  onSort: (key: FieldKey) => void
}

/** A table by its making, a grid by its keys: an arrow leads from cell to cell. */
const asGrid = { role: 'grid', 'aria-multiselectable': true } as const

const STATUS_WIDTH = 170

/** The pupils as a table that is written in like a spreadsheet. Only the rows that change are drawn again. */
export function InformationGrid({ label, hasStatus, sort, onSort, ...actions }: InformationGridProps) {
  const { students, columns, tels, isReadOnly, selectedIds } = actions
  const { table, active, range, rows, editor, faults, faultyCells, go, dropRange, listeners } =
    useGrid(actions)
  const width = columns.reduce((sum, column) => sum + column.width, 48 + 56 + (hasStatus ? STATUS_WIDTH : 0))
  return (
    <>
      <div className="min-h-40 overflow-auto rounded-big bg-white print:overflow-visible">
        {/* What happens in a cell is heard here: see InformationCell. */}
        <table
          ref={table}
          {...asGrid}
          aria-label={label}
          className="w-full table-fixed border-separate border-spacing-0 print:min-w-0! print:table-auto"
          style={{ minWidth: width }}
          {...listeners}
        >
          <Widths columns={columns} hasStatus={hasStatus} />
          <GridHead
            {...{ columns, hasStatus, rows, sort }}
            onSort={(key) => {
              // The rows between its ends are other ones now.
              dropRange()
              onSort(key)
            }}
          />
          <tbody className="select-none">
            {students.map((student, row) => {
              const [rangeFrom = null, rangeTo = null] = rangeInRow(range, row) ?? []
              return (
                <InformationRow
                  key={student.id}
                  row={row}
                  student={student}
                  columns={columns}
                  hasStatus={hasStatus}
                  isReadOnly={isReadOnly}
                  isSelected={selectedIds.has(student.id)}
                  activeColumn={active.row === row ? active.column : null}
                  rangeFrom={rangeFrom}
                  rangeTo={rangeTo}
                  editor={editor?.row === row ? editor : null}
                  faults={faults.get(student.id)}
                  tels={tels.tels.get(student.id)}
                />
              )
            })}
          </tbody>
        </table>
      </div>
      <FaultBar cells={faultyCells} active={active} onGo={go} />
    </>
  )
}

function Widths({ columns, hasStatus }: Pick<InformationGridProps, 'columns' | 'hasStatus'>) {
  return (
    <colgroup>
      <col className="print:hidden" style={{ width: 48 }} />
      <col className="print:hidden" style={{ width: 56 }} />
      {columns.map(({ id, width }: Column) => (
        <col key={id} className="print:w-auto!" style={{ width }} />
      ))}
      {hasStatus && <col className="print:w-auto!" style={{ width: STATUS_WIDTH }} />}
    </colgroup>
  )
}
