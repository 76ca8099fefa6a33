import type { CSSProperties } from 'react'
import type { TrainingType } from '@pinge/contract/training/items.ts'

/** What the screen has room for: a table, the long low rows of a phone that lies on its side, or neither. */
export type StageRoom = 'wide' | 'low' | 'narrow'

/** How many stand in a row: pictures and symbols five, as the levels say; digits up to fifteen, which leaves each large enough for the last row. A phone takes eight, which are two groups of four: ten were 24 px wide. A low screen shows eight pictures, for which it need not scroll so far. */
export function shownColumns(type: TrainingType, count: number, room: StageRoom): number {
  if (type === 3) return Math.min(count, room === 'wide' ? 15 : 8)
  return room === 'low' ? evenColumns(count, 8) : Math.min(count, 5)
}

/** In the recall slots and tray share the screen, and so stand in longer rows. */
export function recallColumns(type: TrainingType, count: number, room: StageRoom): number {
  return type === 3 ? shownColumns(3, count, room) : evenColumns(count, mostRecalled[room])
}

/** In a row of a low screen nine are as wide as a fingertip. */
const mostRecalled = { wide: 12, low: 9, narrow: 5 } as const

/** The last row is as full as the others, as far as that goes. */
function evenColumns(count: number, most: number): number {
  return rowsOf(count, rowsOf(count, most))
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
