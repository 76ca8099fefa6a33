import { saveFile } from './save-file.ts'
import type { TableFile } from './table-file.ts'

/** Lets the teacher save a table that the page already holds as an .xlsx. A long one is exported by the server instead. */
export async function exportTable<Row>(table: TableFile<Row>, rows: readonly Row[]): Promise<void> {
  const { makeTableFile } = await import('./make-table-file.ts')
  saveFile(await makeTableFile(table, rows), `${table.fileName}.xlsx`)
}
