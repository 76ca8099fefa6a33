import type { CSSProperties } from 'react'
import type { TrainingType } from '@pinge/contract/training/items.ts'

/** How many stand in a row: pictures and symbols five, as the levels say; digits up to fifteen, which leaves each large enough for the last row. A phone is narrower. */
export function shownColumns(type: TrainingType, count: number, isWide: boolean): number {
  if (type !== 3) return Math.min(count, 5)
  return Math.min(count, isWide ? 15 : 10)
}

/** In the recall slots and tray share the screen, and so stand in longer rows. */
export function recallColumns(type: TrainingType, count: number, isWide: boolean): number {
  if (type === 3) return shownColumns(3, count, isWide)
  const rows = rowsOf(count, isWide ? 12 : 5)
  // The last row is as full as the others, as far as that goes.
  return rowsOf(count, rows)
}

/** What `stage.css` makes tiles of: the largest that leave no row outside the screen. */
export function tileStyle(columns: number, rows: number): CSSProperties {
  // React's type knows no properties of our own.
  return { '--tile-columns': columns, '--tile-rows': rows } as CSSProperties
}

export function rowsOf(count: number, columns: number): number {
  return Math.ceil(count / columns)
}
