import type { Db } from '../../../platform/db/schema.ts'
import type { SheetCellTable } from '../../../platform/db/tables/archives.ts'

/** Writes cells of documents, those of a sheet and what a pupil says of itself alike. */
export async function upsertCells(trx: Db, rows: readonly SheetCellTable[]): Promise<void> {
  if (rows.length === 0) return
  await trx
    .insertInto('sheetCells')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['documentId', 'studentId', 'column']).doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        version: eb.ref('excluded.version'),
        teacherId: eb.ref('excluded.teacherId'),
        updatedAt: eb.ref('excluded.updatedAt'),
      })),
    )
    .execute()
}
