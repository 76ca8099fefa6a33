import type { MarkKind, Subject } from '@pinge/contract/archives/perform.ts'
import { inParts } from '../../../platform/db/in-parts.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { ArchiveDocumentTable, SheetCellTable } from '../../../platform/db/tables/archives.ts'

export async function insertDocument(trx: Db, row: ArchiveDocumentTable): Promise<void> {
  await trx.insertInto('archiveDocuments').values(row).execute()
}

/** The documents of a class that were not removed, the newest first. */
export async function selectKeptDocuments(db: Db, classId: string): Promise<ArchiveDocumentTable[]> {
  return db
    .selectFrom('archiveDocuments')
    .selectAll()
    .where('classId', '=', classId)
    .where('removedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** What stands in the cells of these pupils of a class. */
export async function selectFilledCells(
  db: Db,
  classId: string,
  studentIds: readonly string[],
): Promise<SheetCellTable[]> {
  return db
    .selectFrom('sheetCells')
    .selectAll()
    .where('studentId', 'in', studentIds)
    .where('classId', '=', classId)
    .where('value', '<>', '')
    .execute()
}

export async function updateColumns(
  trx: Db,
  { id, columnsVersion }: Pick<ArchiveDocumentTable, 'id' | 'columnsVersion'>,
  { subjects, kinds }: { subjects: readonly Subject[]; kinds: readonly MarkKind[] },
  parts: string,
): Promise<void> {
  await trx
    .updateTable('archiveDocuments')
    .set({
      subjects: JSON.stringify(subjects),
      kinds: JSON.stringify(kinds),
      columnsVersion: columnsVersion + 1,
      parts,
    })
    .where('id', '=', id)
    .execute()
}

/** Two columns of one name may have become one; then the first cell counts. */
export async function insertCells(trx: Db, rows: readonly SheetCellTable[]): Promise<void> {
  for (const some of inParts(rows))
    await trx
      .insertInto('sheetCells')
      .values(some)
      .onConflict((conflict) => conflict.columns(['documentId', 'studentId', 'column']).doNothing())
      .execute()
}

/** The cells of another record go to this one, but for those that it has filled itself. */
export async function takeCells(trx: Db, id: string, otherId: string): Promise<void> {
  await trx.deleteFrom('sheetCells').where('studentId', '=', id).where('value', '=', '').execute()
  await trx
    .updateTable('sheetCells')
    .set({ studentId: id })
    .where('studentId', '=', otherId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sheetCells as own')
            .select('own.studentId')
            .where('own.studentId', '=', id)
            .whereRef('own.documentId', '=', 'sheetCells.documentId')
            .whereRef('own.column', '=', 'sheetCells.column'),
        ),
      ),
    )
    .execute()
}
