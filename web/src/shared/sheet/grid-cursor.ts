/** Where one is in the table, counted from 0. */
export type Place = { row: number; column: number }
export type Size = { rows: number; columns: number }

/** The place to which a key leads, or null when it leads nowhere. */
export function moveCursor(place: Place, key: string, { rows, columns }: Size): Place | null {
  const to = (row: number, column: number): Place => ({
    row: Math.min(Math.max(row, 0), rows - 1),
    column: Math.min(Math.max(column, 0), columns - 1),
  })
  const { row, column } = place
  switch (key) {
    case 'ArrowUp':
      return to(row - 1, column)
    case 'ArrowDown':
      return to(row + 1, column)
    case 'ArrowLeft':
      return to(row, column - 1)
    case 'ArrowRight':
      return to(row, column + 1)
    case 'Home':
      return to(row, 0)
    case 'End':
      return to(row, columns - 1)
    case 'PageUp':
      return to(row - 10, column)
    case 'PageDown':
      return to(row + 10, column)
    default:
      return null
  }
}

/** The next cell to write in, row after row; null at either end, where Tab leaves the table. */
export function nextCell(place: Place, step: 1 | -1, size: Size, isWritable: (place: Place) => boolean) {
  let at = place.row * size.columns + place.column + step
  while (at >= 0 && at < size.rows * size.columns) {
    const next = { row: Math.floor(at / size.columns), column: at % size.columns }
    if (isWritable(next)) return next
    at += step
  }
  return null
}

/** Cells that are chosen together, both ends with them. */
export type Range = { rows: readonly [number, number]; columns: readonly [number, number] }

export function rangeBetween(one: Place, other: Place): Range {
  return {
    rows: [Math.min(one.row, other.row), Math.max(one.row, other.row)],
    columns: [Math.min(one.column, other.column), Math.max(one.column, other.column)],
  }
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one.row === other.row && one.column === other.column
}

/** The columns of a range in one row; an empty text where the row is no part of it. */
export function rangeInRow({ rows, columns }: Range, row: number): string {
  return row >= rows[0] && row <= rows[1] ? columns.join('-') : ''
}

/** All places of a range, row by row. */
export function placesIn({ rows, columns }: Range): Place[] {
  const places: Place[] = []
  for (let row = rows[0]; row <= rows[1]; row += 1)
    for (let column = columns[0]; column <= columns[1]; column += 1) places.push({ row, column })
  return places
}
