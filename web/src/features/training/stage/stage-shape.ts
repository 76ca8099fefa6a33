import type { CSSProperties } from 'react'
import type { TrainingType } from '@pinge/contract/training/items.ts'

/** How many stand in a row: pictures and symbols five, as the levels say; digits up to fifteen, which leaves each large enough for the last row. A phone takes eight, which are two groups of four: ten were 24 px wide. */
export function shownColumns(type: TrainingType, count: number, isWide: boolean): number {
  if (type !== 3) return Math.min(count, 5)
  return Math.min(count, isWide ? 15 : 8)
}

/** In the recall slots and tray share the screen, and so stand in longer rows. */
export function recallColumns(type: TrainingType, count: number, isWide: boolean): number {
  if (type === 3) return shownColumns(3, count, isWide)
  const rows = rowsOf(count, isWide ? 12 : 5)
  // The last row is as full as the others, as far as that goes.
  return rowsOf(count, rows)
}

/**
 * On a screen that is higher than wide a tile is as large as its column leaves it. A larger size takes fewer of them, this
 * share of the usual ones at the least, as long as the rows that come of it fit. `room` is the height by the width.
 */
export function fewerColumns(count: number, usual: number, leastShare: number, room: number): number {
  const tile = (columns: number) => Math.min(room / rowsOf(count, columns), 1 / columns)
  let best = usual
  for (let columns = usual - 1; columns >= Math.ceil(usual * leastShare); columns--)
    if (tile(columns) > tile(best)) best = columns
  return best
}

/** What `stage.css` makes tiles of: the largest that leave no row outside the screen. */
export function tileStyle(columns: number, rows: number): CSSProperties {
  // React's type knows no properties of our own.
  return { '--tile-columns': columns, '--tile-rows': rows } as CSSProperties
}

export function rowsOf(count: number, columns: number): number {
  return Math.ceil(count / columns)
}
