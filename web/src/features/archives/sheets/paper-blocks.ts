import { shownText, valuesOf } from '../../../shared/sheet/use-sheet.ts'
import { cellKey, type SheetColumn, type SheetRow } from '../../../shared/sheet/sheet-types.ts'
import { tellApart } from '@pinge/contract/values/tell-apart.ts'
import type { SheetState } from '../../../shared/sheet/edits/sheet-editor.ts'

export type PaperBlock = { headings: string[]; rows: string[][] }

/** So many columns are read without effort across one page. */
const MAX_COLUMNS = 12

/** What of a sheet goes on paper: only columns in which something stands, some at a time, the rows in the order of the class. */
export function paperBlocks<Row extends SheetRow>(
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
  state: SheetState,
): PaperBlock[] {
  const written = columns.filter((column) => rows.some((row) => textOf(state, row, column, columns) !== ''))
  // As even as they come, so that the last one is no single column.
  const count = Math.ceil(written.length / MAX_COLUMNS)
  const size = Math.ceil(written.length / count)
  const nameOf = tellApart(rows)
  return Array.from({ length: count }, (_, place) => {
    const block = written.slice(place * size, (place + 1) * size)
    return {
      headings: ['姓名', ...block.map(({ group = '', title }) => `${group} ${title}`.trim())],
      rows: rows.map((row) => [nameOf(row), ...block.map((column) => textOf(state, row, column, columns))]),
    }
  })
}

function textOf<Row extends SheetRow>(
  state: SheetState,
  row: Row,
  column: SheetColumn<Row>,
  columns: readonly SheetColumn<Row>[],
): string {
  const edit = state.edits.get(cellKey(row.id, column.key))
  // What the sheet cannot take is no mark.
  if (edit && edit.state !== 'waiting') return ''
  const values = valuesOf(state, row, columns)
  const value = values[column.key] ?? null
  if (column.read && value === null) return ''
  const shown = column.show?.(value, row, values)
  if (!shown) return shownText(state, row, column)
  // A total stands there with its level; what is written, without.
  return column.read || shown.text === '' ? shown.text : `${shown.text} ${shown.note ?? ''}`.trim()
}
