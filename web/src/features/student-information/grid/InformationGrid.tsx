import type { Column } from './columns.ts'
import { FaultList } from './FaultList.tsx'
import { InformationRow } from './InformationRow.tsx'
import type { GridActions } from './use-cell-editor.ts'
import { useGrid } from './use-grid.ts'

export type InformationGridProps = GridActions & { label: string; selectedIds: ReadonlySet<string> }

/** A table by its making, a grid by its keys: an arrow leads from cell to cell. */
const asGrid = { role: 'grid' } as const

const heading =
  'sticky top-0 z-10 h-12 bg-mist px-3 text-left text-s font-bold text-ink-2 print:static print:h-auto print:px-1 print:py-1 print:whitespace-nowrap'

/** The pupils as a table that is written in like a spreadsheet. Only the rows that change are drawn again. */
export function InformationGrid({ label, selectedIds, ...actions }: InformationGridProps) {
  const { students, columns, tels } = actions
  const { table, active, editor, faults, faultyCells, go, listeners } = useGrid(actions)
  return (
    <>
      <div className="min-h-40 overflow-auto rounded-big bg-white print:overflow-visible">
        {/* What happens in a cell is heard here: see InformationCell. */}
        <table
          ref={table}
          {...asGrid}
          aria-label={label}
          className="w-full table-fixed border-separate border-spacing-0 print:min-w-0! print:table-auto"
          style={{ minWidth: columns.reduce((sum, { width }) => sum + width, 48 + 56 + 150) }}
          {...listeners}
        >
          <Widths columns={columns} />
          <thead>
            <tr>
              <th scope="col" className={`${heading} print:hidden`}>
                <span className="sr-only">选择</span>
              </th>
              <th scope="col" className={`${heading} print:hidden`}>
                <span className="sr-only">头像</span>
              </th>
              {columns.map((column) => (
                <th key={column.id} scope="col" className={heading}>
                  {column.heading}
                </th>
              ))}
              <th scope="col" className={heading}>
                状态
              </th>
            </tr>
          </thead>
          <tbody>
            {students.map((student, row) => (
              <InformationRow
                key={student.id}
                row={row}
                student={student}
                columns={columns}
                isSelected={selectedIds.has(student.id)}
                activeColumn={active.row === row ? active.column : null}
                editor={editor?.row === row ? editor : null}
                faults={faults.get(student.id)}
                tels={tels.tels.get(student.id)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <FaultList cells={faultyCells} onGo={go} />
    </>
  )
}

function Widths({ columns }: { columns: readonly Column[] }) {
  return (
    <colgroup>
      <col className="print:hidden" style={{ width: 48 }} />
      <col className="print:hidden" style={{ width: 56 }} />
      {columns.map(({ id, width }) => (
        <col key={id} className="print:w-auto!" style={{ width }} />
      ))}
      <col className="print:w-auto!" style={{ width: 150 }} />
    </colgroup>
  )
}
