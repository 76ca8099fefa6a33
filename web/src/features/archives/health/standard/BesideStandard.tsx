import { useState, type ReactNode } from 'react'
import type { SheetColumn } from '../../../../shared/sheet/sheet-types.ts'
import { placeOf } from '../../../../shared/sheet/use-sheet-listeners.ts'
import { valuesOf, type Sheet } from '../../../../shared/sheet/use-sheet.ts'
import type { FitnessRow } from '../health-columns.ts'
import { StandardPanel } from './StandardPanel.tsx'

export type ShownTests = {
  rows: readonly FitnessRow[]
  state: Sheet['state']
  columns: readonly SheetColumn<FitnessRow>[]
  /** Null where no standard scores the class. */
  grade: number | null
}

/** The cells, and beside them the standard of the one with the cursor, also while it is written in. */
export function BesideStandard({
  rows,
  state,
  columns,
  grade,
  children,
}: ShownTests & { children: ReactNode }) {
  const [{ row: at, column: index }, setPlace] = useState({ row: 0, column: 0 })
  const [typed, setTyped] = useState<string>()
  const row = rows[at]
  const column = columns[index]
  if (!row || !column || grade === null) return children
  const read = typed === undefined ? undefined : column.read?.(typed)
  const values = valuesOf(state, row, columns)
  const value = read && 'value' in read ? read.value : null
  return (
    <div
      className="flex items-start gap-3"
      onFocus={({ target }) => {
        const place = placeOf(target)
        if (place) setPlace(place)
        setTyped(undefined)
      }}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && placeOf(target)) setTyped(target.value)
      }}
    >
      <div className="min-w-0 flex-1">{children}</div>
      <StandardPanel
        column={column.key}
        values={read ? { ...values, [column.key]: value } : values}
        gender={row.gender}
        grade={grade}
      />
    </div>
  )
}
