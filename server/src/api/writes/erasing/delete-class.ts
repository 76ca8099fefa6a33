import type { Database } from '../../../platform/db/database.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { releaseFile, urlOfFile } from '../confirmed-files.ts'
import { holdCountedUntil } from '../totals/stored-totals.queries.ts'
import { inSteps, ROWS_AT_ONCE, rowsOfClass } from './rows-in-steps.ts'
import * as queries from './some-rows.queries.ts'

/**
 * Deletes a class that no call reaches any more, with all that belongs to it, in many short transactions: its years in one
 * would keep everybody waiting for seconds. It may end anywhere and be begun again. Its pictures are let go as if at `unusedSince`.
 */
export async function deleteClassInSteps(
  database: Pick<Database, 'read' | 'write' | 'settle'>,
  classId: string,
  unusedSince: number,
): Promise<void> {
  const takeAll = (takeSome: (trx: Db) => Promise<number>): Promise<void> =>
    inSteps(database, takeSome, (trx) => holdCountedUntil(trx, classId))
  for (const table of ['commentPhotos', 'realisticPictures'] as const)
    await takeAll(async (trx) => {
      const keys = await queries.deleteSomePictures(trx, table, classId, ROWS_AT_ONCE)
      for (const key of keys) await releaseFile(trx, unusedSince, urlOfFile(key))
      return keys.length
    })
  // They are found by their pupils alone.
  const cells = { table: 'sheetCells', key: ['documentId', 'studentId', 'column'] } as const
  const ofPupils = { column: 'studentId', ids: await queries.selectPupilIds(database.read, classId) }
  await takeAll((trx) => queries.deleteSome(trx, cells, ofPupils, ROWS_AT_ONCE))
  const whose = { column: 'classId', ids: [classId] }
  for (const rows of rowsOfClass) await takeAll((trx) => queries.deleteSome(trx, rows, whose, ROWS_AT_ONCE))
  await database.write(async (trx) => {
    for (const cover of await queries.deleteClassRow(trx, classId)) await releaseFile(trx, unusedSince, cover)
  })
}
