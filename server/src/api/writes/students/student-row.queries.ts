import { recountDays } from '../totals/count-days.ts'
import { selectTimesOf } from '../totals/given-rows.queries.ts'
import { selectCountedUntil } from '../totals/stored-totals.queries.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { GuardianTable, StudentTable, TelReadingTable } from '../../../platform/db/tables/students.ts'

/** How many pupils are in the class; those who left do not count. */
export async function countStudents(db: Db, classId: string): Promise<number> {
  const { count } = await db
    .selectFrom('students')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('classId', '=', classId)
    .where('leftAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Name and animal of those who are in the class, in the order in which they came. */
export async function selectFaces(
  db: Db,
  classId: string,
): Promise<Pick<StudentTable, 'nameKey' | 'header'>[]> {
  return db
    .selectFrom('students')
    .select(['nameKey', 'header'])
    .where('classId', '=', classId)
    .where('leftAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export async function insertStudents(trx: Db, students: readonly StudentTable[]): Promise<void> {
  await trx
    .insertInto('students')
    .values([...students])
    .execute()
}

/** Writes what is given and counts the edit, also one that gives nothing here because it changes the guardians. */
export async function updateStudentRow(
  trx: Db,
  id: string,
  changes: Partial<
    Pick<
      StudentTable,
      | 'username'
      | 'lastNameLetter'
      | 'pinyinInitials'
      | 'nameKey'
      | 'stuNo'
      | 'gender'
      | 'birthday'
      | 'header'
    >
  >,
): Promise<void> {
  await trx
    .updateTable('students')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** With all that belongs to them: the schema's cascades say what that is, and the totals are counted again. */
export async function deleteStudents(trx: Db, classId: string, ids: readonly string[]): Promise<void> {
  const times = await selectTimesOf(trx, classId, ids)
  await trx.deleteFrom('students').where('classId', '=', classId).where('id', 'in', ids).execute()
  await recountDays(trx, classId, await selectCountedUntil(trx, classId), times)
  await forgetRemarkEdits(trx, classId)
}

/** What was written of a comment goes with the last pupil who got it. Answers how many, which are not all where there is a limit. */
export async function forgetRemarkEdits(trx: Db, classId: string, limit?: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('remarkEdits')
    .where('id', 'in', (edits) =>
      edits
        .selectFrom('remarkEdits')
        .select('remarkEdits.id')
        .where('remarkEdits.classId', '=', classId)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('ledger')
                .select('ledger.id')
                .whereRef('ledger.batchId', '=', 'remarkEdits.batchId')
                .whereRef('ledger.classId', '=', 'remarkEdits.classId'),
            ),
          ),
        )
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0)),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function insertGuardians(trx: Db, guardians: readonly GuardianTable[]): Promise<void> {
  if (guardians.length > 0)
    await trx
      .insertInto('guardians')
      .values([...guardians])
      .execute()
}

export async function deleteGuardians(trx: Db, studentId: string): Promise<void> {
  await trx.deleteFrom('guardians').where('studentId', '=', studentId).execute()
}

export async function insertTelReadings(trx: Db, readings: readonly TelReadingTable[]): Promise<void> {
  await trx
    .insertInto('telReadings')
    .values([...readings])
    .execute()
}

export async function countLeftStudents(db: Db, classId: string): Promise<number> {
  const { count } = await db
    .selectFrom('students')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('classId', '=', classId)
    .where('leftAt', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Who has left already stays as they left. */
export async function updateLeft(
  trx: Db,
  classId: string,
  ids: readonly string[],
  left: Pick<StudentTable, 'leftTo' | 'isCarried'> & { leftAt: number },
): Promise<void> {
  await trx
    .updateTable('students')
    .set((eb) => ({ ...left, version: eb('version', '+', 1) }))
    .where('classId', '=', classId)
    .where('id', 'in', ids)
    .where('leftAt', 'is', null)
    .execute()
}
