import {
  startTransition,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react'
import { tellApart } from '@pinge/contract/values/tell-apart.ts'
import { showError } from '../ui/feedback/show-toast.ts'
import { FaultBar, listFaultyCells } from './FaultBar.tsx'
import { rangeInRow, type Place } from './grid-cursor.ts'
import { editsByRow } from './edits/row-edits.ts'
import type { SheetState } from './edits/sheet-editor.ts'
import type { LeadColumn, LeftOver, Order, SheetColumn, SheetRow as Row, TypedCell } from './sheet-types.ts'
import { SheetHead } from './SheetHead.tsx'
import { SheetRow } from './SheetRow.tsx'
import { shownText, valuesOf } from './use-sheet.ts'
import { useSheetCursor } from './use-sheet-cursor.ts'
import { useSheetListeners } from './use-sheet-listeners.ts'

/** What can be done with the cells, however they are kept. */
export type SheetWriting<One extends Row> = {
  state: SheetState
  type: (cells: readonly TypedCell<One>[], left?: LeftOver) => void
  back: () => void
  again: () => void
  /** What was typed into a cell goes, and what was there stands there again. */
  drop: (key: string) => void
}

export type SheetGridProps<One extends Row> = {
  label: string
  columns: readonly SheetColumn<One>[]
  rows: readonly One[]
  sheet: SheetWriting<One>
  isReadOnly: boolean
  /** Where the names are a column that is written in, none is put before the others. */
  hasNames?: boolean
  lead?: readonly LeadColumn<One>[]
  leadHeads?: readonly ReactNode[]
  /** A tap on a cell of `lead`, or its key; with Shift from the last one to this one. */
  onPress?: (place: Place, isRange: boolean) => void
  selectedIds?: ReadonlySet<string>
  order?: Order
  onOrder?: (key: string) => void
  /** Of a number that is shown in part: asks for the whole of it. */
  onReveal?: (row: One, column: string) => Promise<string>
  /** How high the table becomes at most. */
  className?: string
}

/** A table by its making, a grid by its keys: an arrow leads from cell to cell. */
const asGrid = { role: 'grid', 'aria-multiselectable': true } as const

/** The column of the names, in rem. */
const NAMES = 9
const noLead: readonly [] = []

/** More than the tallest screen shows at once. */
const ROWS_AT_FIRST = 24

/** A table that is written in, as every spreadsheet: moved in by keys, typed over, copied, pasted. */
export function SheetGrid<One extends Row>(props: SheetGridProps<One>) {
  const { label, columns, rows, sheet, isReadOnly, hasNames = true, lead = noLead, selectedIds } = props
  const cursor = useSheetCursor({
    rows: rows.map(({ id }) => id),
    columns: [...lead, ...columns].map(({ key }) => key),
    first: lead.length,
  })
  const { table, active, draft, range, hasRange } = cursor
  const { onInput, ...cells } = useCells(props, cursor)
  const listeners = useSheetListeners(cursor, cells)
  const edits = editsByRow(sheet.state)
  const widths = widthsOf(lead, hasNames, columns)
  // One for all drawings: a row is drawn again only where something of it changed.
  const frozen = useMemo(() => lefts(lead, columns), [lead, columns])
  const drawn = useDrawnRows(rows.length)
  const nameOf = tellApart(rows)
  return (
    <>
      <div
        className={`isolate min-h-40 overflow-auto rounded-card border border-line bg-white print:max-h-none print:overflow-visible print:border-0 ${props.className ?? ''}`}
      >
        {/* The cells in it take the focus; the table hears for them. */}
        <table
          ref={table}
          {...asGrid}
          aria-label={label}
          aria-readonly={isReadOnly}
          aria-rowcount={rows.length + 1}
          aria-colcount={widths.length}
          data-lead={lead.length > 0 || undefined}
          style={{ minWidth: `${sum(widths)}rem` }}
          className={`table-fixed touch-manipulation border-separate border-spacing-0 text-m tabular-nums print:min-w-0! print:table-auto ${hasNames ? 'w-0' : 'w-full'}`}
          {...listeners}
          onInput={onInput}
        >
          <Widths {...{ widths }} notPrinted={lead.length} />
          <SheetHead
            {...{ columns, lead, frozen, hasNames }}
            leadHeads={props.leadHeads ?? noLead}
            order={props.order}
            onOrder={
              props.onOrder &&
              ((key) => {
                // The rows between its ends are other ones now.
                cursor.dropRange()
                props.onOrder?.(key)
              })
            }
          />
          <tbody className="select-none">
            {rows.slice(0, drawn).map((row, at) => (
              <SheetRow
                key={row.id}
                {...{ at, row, columns, lead, frozen, hasNames, isReadOnly }}
                name={nameOf(row)}
                isSelected={selectedIds?.has(row.id)}
                edits={edits.get(row.id) ?? ''}
                active={active.row === at ? active.column : null}
                chosen={hasRange ? rangeInRow(range, at) : ''}
                draft={active.row === at ? draft : null}
              />
            ))}
          </tbody>
        </table>
      </div>
      <FaultBar
        cells={listFaultyCells(sheet.state, rows, columns, lead.length)}
        active={active}
        onGo={cursor.go}
        onRestore={(keys) => {
          for (const key of keys) sheet.drop(key)
        }}
      />
    </>
  )
}

/** The columns that are put before the others stay off paper. */
function Widths({ widths, notPrinted }: { widths: readonly number[]; notPrinted: number }) {
  return (
    <colgroup>
      {widths.map((width, at) => (
        <col
          key={at}
          className={at < notPrinted ? 'print:hidden' : 'print:w-auto!'}
          style={{ width: `${width}rem` }}
        />
      ))}
    </colgroup>
  )
}

/** What the keys and the clipboard do with the cells of this table. */
function useCells<One extends Row>(props: SheetGridProps<One>, cursor: ReturnType<typeof useSheetCursor>) {
  const { columns, rows, sheet, isReadOnly, lead = noLead, onReveal } = props
  // The row as it stood there when the field was opened, which other rows may stand before by now.
  const opened = useRef<{ row: One; column: SheetColumn<One>; text: string; typed: string } | null>(null)
  const rowAt = ({ row }: Place) => rows[row]
  const columnAt = ({ column }: Place) => columns[column - lead.length]
  const textAt = (place: Place) => textOf(sheet.state, rowAt(place), columnAt(place), columns)
  const isWritable = (place: Place) => {
    const row = rowAt(place)
    return !isReadOnly && row !== undefined && !row.isFixed && columnAt(place)?.read !== undefined
  }
  const typedAt = (place: Place, typed: string) => {
    const row = rowAt(place)
    const column = columnAt(place)
    return row && column && isWritable(place) ? [{ rowId: row.id, column: column.key, typed }] : []
  }

  const tellGone = useEffectEvent(() => {
    const from = opened.current
    cursor.close()
    opened.current = null
    if (!from || from.typed === from.text) return
    const { row, column, typed } = from
    showError(`${row.name}的${column.group ?? ''}${column.title}已不在这张表里，刚写的“${typed}”没有保存`)
  })
  // The screen: a field that goes with its row is told of by no event.
  useEffect(() => {
    if (cursor.isGone) tellGone()
  }, [cursor.isGone])

  async function open(place: Place, textFor: (column: SheetColumn<One>) => string): Promise<void> {
    const row = rowAt(place)
    const column = columnAt(place)
    if (!row || !column || !isWritable(place)) return
    let text = textFor(column)
    if (column.isMasked && onReveal && text.includes('*')) {
      text = await onReveal(row, column.key)
      if (document.activeElement !== cursor.cellAt(place)) return
    }
    opened.current = { row, column, text, typed: text }
    cursor.open(text)
  }

  return {
    textAt,
    isWritable,
    isReadOnly,
    open: (place: Place) => void open(place, () => textAt(place)),
    openEmpty: (place: Place) => void open(place, ({ choices }) => (choices ? textAt(place) : '')),
    onInput: ({ target }: FormEvent) => {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
      if (opened.current && isField) opened.current.typed = target.value
    },
    commit: (typed: string) => {
      const from = opened.current
      cursor.close()
      opened.current = null
      if (from && from.text !== typed)
        sheet.type([{ rowId: from.row.id, column: from.column.key, typed, from: from.row }])
    },
    typeAt: (cells: readonly { place: Place; typed: string }[], left?: LeftOver) =>
      sheet.type(
        cells.flatMap(({ place, typed }) => typedAt(place, typed)),
        left,
      ),
    back: sheet.back,
    again: sheet.again,
    press: (place: Place, isRange: boolean) => props.onPress?.(place, isRange),
    reveal: (place: Place) => {
      const row = rowAt(place)
      const column = columnAt(place)
      if (row && column) void onReveal?.(row, column.key)
    },
  }
}

function textOf<One extends Row>(
  state: SheetState,
  row: One | undefined,
  column: SheetColumn<One> | undefined,
  columns: readonly SheetColumn<One>[],
): string {
  if (!row || !column) return ''
  if (column.read) return shownText(state, row, column)
  return column.show?.(null, row, valuesOf(state, row, columns)).text ?? ''
}

const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0)

/** Of all columns in rem. A title is read whole. */
function widthsOf(
  lead: readonly { width: number }[],
  hasNames: boolean,
  columns: readonly { title: string; width: number }[],
): number[] {
  return [
    ...lead.map(({ width }) => width),
    ...(hasNames ? [NAMES] : []),
    ...columns.map(({ title, width }) => Math.max(width, title.length + 1.5)),
  ]
}

/** Where each column would stand, in rem from the left, if all before it stay in sight. */
function lefts(lead: readonly { width: number }[], columns: readonly { width: number }[]): number[] {
  let left = 0
  return [...lead, ...columns].map(({ width }) => (left += width) - width)
}

/** How many rows are drawn: those in sight at once, all others right after them, while the screen hears already. */
function useDrawnRows(count: number): number {
  const [isWhole, setWhole] = useState(count <= ROWS_AT_FIRST)
  // The screen: what was drawn first is seen before the rest is begun.
  useEffect(() => {
    if (isWhole) return
    const frame = requestAnimationFrame(() => startTransition(() => setWhole(true)))
    return () => cancelAnimationFrame(frame)
  }, [isWhole])
  return isWhole ? count : ROWS_AT_FIRST
}
