/** A column of a table that leaves as a file. `width` is in characters; an empty value leaves its cell empty. */
export type TableColumn<Row> = { heading: string; width: number } & (
  | { type: 'text'; value: (row: Row) => string }
  | { type: 'number'; value: (row: Row) => number | null }
  /** A sum below signs: what is a number stays one. */
  | { type: 'mixed'; value: (row: Row) => string | number }
  /** Epoch milliseconds, shown to the minute as the clock of the school shows them. */
  | { type: 'time'; value: (row: Row) => number | null }
  /** A local date, YYYY-MM-DD. */
  | { type: 'date'; value: (row: Row) => string | null }
)

export type TableFile<Row> = {
  /** Without its ending. */
  fileName: string
  sheetName: string
  columns: readonly TableColumn<Row>[]
  /** So many rows at the end are sums, which no filter hides or sorts. */
  sumRows?: number
}
