import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { ErasureTable } from '../../../platform/db/tables/erasures.ts'
import type { NewId } from '../../../platform/random.ts'
import { eraseEverything } from './erase-student.ts'
import { insertErasure, selectErasures, selectStudentById } from './erasure.queries.ts'

/**
 * Erases once more what a backup from before still holds, pupil by pupil, each in a transaction of its own. Answers how
 * many came back and went again. What the list names stands in the database afterwards, so that the next list has it.
 */
export async function replayErasures(
  database: Database,
  list: readonly ErasureTable[],
  { clock, newId }: { clock: Clock; newId: NewId },
): Promise<number> {
  const known = new Set((await selectErasures(database.read)).map(({ id }) => id))
  let erased = 0
  for (const erasure of list)
    await database.write(async (trx) => {
      const student = await selectStudentById(trx, erasure.subjectId)
      if (student) {
        const { classId, username } = student
        await eraseEverything(trx, { clock, newId }, { classId, studentId: erasure.subjectId, username })
        erased += 1
      }
      if (!known.has(erasure.id)) await insertErasure(trx, erasure)
    })
  return erased
}
