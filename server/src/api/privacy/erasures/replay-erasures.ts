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

/** How many of each came back and went again, and the classes that are deleted since the backup knows no other teacher of them. */
export type Replayed = Record<ErasureTable['kind'], number> & { withoutTeacher: string[] }

/**
 * Erases once more what a backup from before still holds, one by one. What is many rows goes in steps; what the list names
 * stands in the database from the first one on, so that a start completes it and the next list has it.
 */
export async function replayErasures(
  database: Database,
  list: readonly ErasureTable[],
  tools: { clock: Clock; newId: NewId },
): Promise<Replayed> {
  const known = new Set((await selectErasures(database.read)).map(({ id }) => id))
  const erased: Replayed = { student: 0, class: 0, teacher: 0, withoutTeacher: [] }
  for (const erasure of list) {
    const { id, kind, subjectId } = erasure
    const withoutTeacher = await database.write(async (trx) => {
      if (!known.has(id)) await insertErasure(trx, erasure)
      return eraseAgain(trx, tools, erasure)
    })
    if (!withoutTeacher) continue
    erased[kind] += 1
    erased.withoutTeacher.push(...withoutTeacher)
    if (kind === 'class') await completeClass({ database, ...tools }, subjectId)
    if (kind === 'teacher') await completeAccount(database, subjectId)
  }
  return erased
}

/** Answers the classes that are left without a teacher, or undefined where it was not there. */
async function eraseAgain(
  trx: Db,
  tools: { clock: Clock; newId: NewId },
  { kind, subjectId }: ErasureTable,
): Promise<string[] | undefined> {
  if (kind === 'class') {
    if (!(await isClassThere(trx, subjectId))) return undefined
    await hideClass(trx, tools.clock(), subjectId)
    return []
  }
  if (kind === 'teacher') {
    if (!(await isAccountOpen(trx, subjectId))) return undefined
    return closeAgain(trx, tools, subjectId)
  }
  const student = await selectStudentById(trx, subjectId)
  if (!student) return undefined
  await eraseEverything(trx, tools, { ...student, studentId: subjectId })
  return []
}

/** A class that went with the account has a line of its own. One that has none was handed over, or deleted, since the backup. */
async function closeAgain(
  trx: Db,
  tools: { clock: Clock; newId: NewId },
  teacherId: string,
): Promise<string[]> {
  const withoutTeacher = await passOnClasses(trx, teacherId)
  // As if deleted today, and in no list: a later backup may know who took it over.
  for (const classId of withoutTeacher) await hideClass(trx, tools.clock(), classId)
  await forgetTeacher(trx, tools, teacherId)
  return withoutTeacher
}
