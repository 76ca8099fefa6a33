import { memo } from 'react'
import type { Range } from './grid-cursor.ts'
import type { Edit, SheetState } from './sheet-editor.ts'
import { SheetCell } from './SheetCell.tsx'
import { cellKey, type SheetColumn, type SheetRow } from './sheet-types.ts'
import { shownText, valuesOf, type Sheet } from './use-sheet.ts'
import { useSheetCursor } from './use-sheet-cursor.ts'
import { useSheetListeners } from './use-sheet-listeners.ts'

export type SheetGridProps<Row extends SheetRow> = {
  label: string
  columns: readonly SheetColumn<Row>[]
  rows: readonly Row[]
  sheet: Pick<Sheet, 'state' | 'type' | 'back' | 'again'>
  isReadOnly: boolean
}

/** A table whose cells are moved in by keys. */
const asGrid = { role: 'grid' }

const head = 'sticky z-20 border-b border-line bg-mist px-2 text-s font-bold text-ink-2'

/** A sheet as every spreadsheet: it is moved in by keys, typed over, copied, pasted, and saved by itself. */
export function SheetGrid<Row extends SheetRow>({
  label,
  columns,
  rows,
  sheet,
  isReadOnly,
}: SheetGridProps<Row>) {
  const cursor = useSheetCursor({ rows: rows.length, columns: columns.length })
  const { table, active, draft, range, hasRange } = cursor
  const { state } = sheet
  const listeners = useSheetListeners(cursor, {
    isReadOnly,
    isWritable: (column) => columns[column]?.read !== undefined,
    textAt: ({ row, column }) => textAt(state, rows[row], columns[column], columns),
    typeAt: (cells) =>
      sheet.type(
        cells.flatMap(({ place, typed }) => {
          const row = rows[place.row]
          const column = columns[place.column]
          return row && column?.read ? [{ rowId: row.id, column: column.key, typed }] : []
        }),
      ),
    back: sheet.back,
    again: sheet.again,
  })
  const edits = editsByRow(state)
  const hasGroups = columns.some(({ group }) => group !== undefined)
  return (
    <div className="max-h-[calc(100dvh-15rem)] min-h-48 overflow-auto rounded-card border border-line bg-white print:max-h-none print:overflow-visible">
      {/* The cells in it take the focus; the table hears for them. */}
      <table
        ref={table}
        {...asGrid}
        aria-label={label}
        aria-readonly={isReadOnly}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        className="border-separate border-spacing-0 text-m tabular-nums"
        {...listeners}
      >
        <SheetHead columns={columns} hasGroups={hasGroups} />
        <tbody>
          {rows.map((row, at) => (
            <GridRow
              key={row.id}
              at={at}
              row={row}
              columns={columns}
              edits={edits.get(row.id) ?? ''}
              active={active.row === at ? active.column : null}
              chosen={hasRange ? rangeInRow(range, at) : ''}
              draft={active.row === at ? draft : null}
              isReadOnly={isReadOnly}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SheetHead<Row extends SheetRow>({
  columns,
  hasGroups,
}: {
  columns: readonly SheetColumn<Row>[]
  hasGroups: boolean
}) {
  const groups = columns.reduce<{ name: string; span: number }[]>((all, { group = '' }) => {
    const last = all.at(-1)
    if (last?.name === group) last.span += 1
    else all.push({ name: group, span: 1 })
    return all
  }, [])
  return (
    <thead>
      {hasGroups && (
        <tr>
          <th
            rowSpan={2}
            scope="col"
            className={`${head} top-0 left-0 z-30 h-16 min-w-28 border-r text-left`}
          >
            姓名
          </th>
          {groups.map(({ name, span }, at) => (
            <th key={at} scope="colgroup" colSpan={span} className={`${head} top-0 h-8 border-r text-center`}>
              {name}
            </th>
          ))}
        </tr>
      )}
      <tr>
        {!hasGroups && (
          <th scope="col" className={`${head} top-0 left-0 z-30 h-10 min-w-28 border-r text-left`}>
            姓名
          </th>
        )}
        {columns.map(({ key, title, width }) => (
          <th
            key={key}
            scope="col"
            style={{ minWidth: `${width}rem` }}
            className={`${head} border-r text-center ${hasGroups ? 'top-8 h-8' : 'top-0 h-10'}`}
          >
            {title}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type GridRowProps<Row extends SheetRow> = {
  at: number
  row: Row
  columns: readonly SheetColumn<Row>[]
  /** Those of this row alone, as text: a row is drawn again only where something of it changed. */
  edits: string
  active: number | null
  chosen: string
  draft: string | null
  isReadOnly: boolean
}

const GridRow = memo(function GridRowOf<Row extends SheetRow>(props: GridRowProps<Row>) {
  const { at, row, columns, active, draft, isReadOnly } = props
  const state = parseEdits(props.edits)
  const values = valuesOf(state, row, columns)
  const [first = -1, last = -1] = props.chosen.split('-').map(Number)
  return (
    <tr data-row={at} className="group">
      <th
        scope="row"
        className="sticky left-0 z-10 max-w-40 truncate border-r border-b border-hair bg-white px-2 text-left font-bold group-focus-within:bg-brand-tint"
      >
        {row.name}
      </th>
      {columns.map((column, index) => {
        const edit = state.edits.get(cellKey(row.id, column.key))
        const text = shownText(state, row, column)
        const isTyped = edit !== undefined && edit.state !== 'waiting'
        const shown = isTyped
          ? { text }
          : (column.show?.(values[column.key] ?? null, row, values) ?? { text })
        return (
          <SheetCell
            key={column.key}
            column={index}
            label={`${row.name} ${column.group ?? ''} ${column.title}`}
            text={shown.text}
            note={shown.note ?? ''}
            tone={shown.tone}
            hint={shown.hint ?? ''}
            problem={edit?.msg ?? ''}
            isWaiting={edit?.state === 'waiting'}
            isActive={active === index}
            isInRange={props.chosen !== '' && index >= first && index <= last}
            isFixed={isReadOnly || column.read === undefined}
            draft={active === index ? draft : null}
          />
        )
      })}
    </tr>
  )
}) as <Row extends SheetRow>(props: GridRowProps<Row>) => React.ReactNode

function textAt<Row extends SheetRow>(
  state: SheetState,
  row: Row | undefined,
  column: SheetColumn<Row> | undefined,
  columns: readonly SheetColumn<Row>[],
): string {
  if (!row || !column) return ''
  if (column.read) return shownText(state, row, column)
  return column.show?.(null, row, valuesOf(state, row, columns)).text ?? ''
}

function rangeInRow({ rows, columns }: Range, row: number): string {
  return row >= rows[0] && row <= rows[1] ? columns.join('-') : ''
}

/** As text, so that a row whose edits did not change is not drawn again. */
function editsByRow({ edits }: SheetState): ReadonlyMap<string, string> {
  const byRow = new Map<string, Edit[]>()
  for (const edit of edits.values()) byRow.set(edit.rowId, [...(byRow.get(edit.rowId) ?? []), edit])
  return new Map([...byRow].map(([rowId, own]) => [rowId, JSON.stringify(own)]))
}

type RowEdits = Pick<SheetState, 'edits'>
const noEdits: RowEdits = { edits: new Map() }

/** What `editsByRow` wrote. */
function parseEdits(text: string): RowEdits {
  if (text === '') return noEdits
  const edits = JSON.parse(text) as SheetState['edits'] extends ReadonlyMap<string, infer Edit>
    ? Edit[]
    : never
  return { edits: new Map(edits.map((edit) => [cellKey(edit.rowId, edit.column), edit])) }
}
