import { CircleAlert } from 'lucide-react'
import { Button } from '../ui/buttons/Button.tsx'
import { isSamePlace, type Place } from './grid-cursor.ts'
import type { SheetState } from './edits/sheet-editor.ts'
import { cellKey, type SheetColumn, type SheetRow } from './sheet-types.ts'

/** A cell whose text cannot be written, and why. */
export type FaultyCell = { key: string; place: Place; name: string; text: string; problem: string }

export type FaultBarProps = {
  /** Row by row. */
  cells: readonly FaultyCell[]
  active: Place
  onGo: (place: Place) => void
  onRestore: (keys: readonly string[]) => void
}

/** How many cells were not written, what is wrong with one of them, and the way from one to the next. */
export function FaultBar({ cells, active, onGo, onRestore }: FaultBarProps) {
  const next = cells.find(({ place }) => isAfter(place, active)) ?? cells[0]
  const told = cells.find(({ place }) => isSamePlace(place, active)) ?? next
  if (!next || !told) return null
  return (
    <section
      aria-label="没有写入的格子"
      className="flex items-center gap-x-3 rounded-card bg-danger-tint py-1 pr-1 pl-4 text-m text-danger print:hidden"
    >
      <CircleAlert aria-hidden className="size-5 shrink-0" />
      <p role="alert" className="shrink-0 font-bold">
        {cells.length} 格没有写入，改好就会保存
      </p>
      <p className="min-w-0 flex-1 truncate">
        {told.name}
        {told.text && ` ${told.text}`}：{told.problem}
      </p>
      <Button variant="white" onClick={() => onRestore(cells.map(({ key }) => key))}>
        恢复原来的
      </Button>
      <Button variant="white" onClick={() => onGo(next.place)}>
        下一处
      </Button>
    </section>
  )
}

/** The cells that were not understood or not taken, row by row; `first` is the place of the first column. */
export function listFaultyCells<Row extends SheetRow>(
  { edits }: SheetState,
  rows: readonly Row[],
  columns: readonly SheetColumn<Row>[],
  first: number,
): FaultyCell[] {
  if (![...edits.values()].some(({ state }) => isFaulty(state))) return []
  return rows.flatMap((row, at) =>
    columns.flatMap(({ key: column, group = '', title }, index): FaultyCell[] => {
      const key = cellKey(row.id, column)
      const edit = edits.get(key)
      if (!edit || !isFaulty(edit.state)) return []
      const place = { row: at, column: index + first }
      return [{ key, place, name: `${row.name}的${group}${title}`, text: edit.typed, problem: edit.msg }]
    }),
  )
}

function isFaulty(state: string): boolean {
  return state === 'faulty' || state === 'refused'
}

function isAfter(one: Place, other: Place): boolean {
  return one.row > other.row || (one.row === other.row && one.column > other.column)
}
