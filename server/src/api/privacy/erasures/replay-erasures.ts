import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { ErasureTable } from '../../../platform/db/tables/privacy/erasures.ts'
import type { NewId } from '../../../platform/random.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { isAccountOpen, passOnClasses } from '../closing/closing.queries.ts'
import { forgetTeacher } from '../closing/close-account.ts'
import { completeAccount } from '../closing/complete-account.ts'
import { isClassThere } from './class-erasure.queries.ts'
import { completeClass } from './complete-class.ts'
import { hideClass } from './erase-class.ts'
import { eraseEverything } from './erase-student.ts'
import { insertErasure, selectErasures, selectStudentById } from './erasure.queries.ts'

export type Replayed = Record<ErasureTable['kind'], number>

/**
 * Erases once more what a backup from before still holds, one by one. What is many rows goes in steps; what the list names
 * stands in the database from the first one on, so that a start completes it and the next list has it. Answers how many
 * pupils, classes and accounts came back and went again.
 */
export async function replayErasures(
  database: Database,
  list: readonly ErasureTable[],
  tools: { clock: Clock; newId: NewId },
): Promise<Replayed> {
  const known = new Set((await selectErasures(database.read)).map(({ id }) => id))
  const erased: Replayed = { student: 0, class: 0, teacher: 0 }
  for (const erasure of list) {
    const { id, kind, subjectId } = erasure
    const isErased = await database.write(async (trx) => {
      if (!known.has(id)) await insertErasure(trx, erasure)
      return eraseAgain(trx, tools, erasure)
    })
    if (!isErased) continue
    erased[kind] += 1
    if (kind === 'class') await completeClass({ database, ...tools }, subjectId)
    if (kind === 'teacher') await completeAccount(database, subjectId)
  }
  return erased
}

/** Answers whether it was there. */
async function eraseAgain(
  trx: Db,
  tools: { clock: Clock; newId: NewId },
  { kind, subjectId }: ErasureTable,
): Promise<boolean> {
  if (kind === 'class') {
    if (!(await isClassThere(trx, subjectId))) return false
    await hideClass(trx, tools.clock(), subjectId)
    return true
  }
  if (kind === 'teacher') {
    if (!(await isAccountOpen(trx, subjectId))) return false
    // A class that went with the account has a line of its own. One that has none was handed over since the backup.
    await passOnClasses(trx, subjectId)
    await forgetTeacher(trx, tools, subjectId)
    return true
  }
  const student = await selectStudentById(trx, subjectId)
  if (!student) return false
  await eraseEverything(trx, tools, { ...student, studentId: subjectId })
  return true
}
