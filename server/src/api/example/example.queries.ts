import { inParts } from '../../platform/db/in-parts.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassTeacherTable } from '../../platform/db/tables/classes.ts'
import type { StudentConsentTable } from '../../platform/db/tables/privacy/student-consents.ts'
import type { DrawnCompany } from './draw-company.ts'
import type { DrawnLesson } from './draw-lesson.ts'
import type { GeneratedClass } from './generate-class.ts'

/**
 * Fewer than a statement may have: a connection keeps those that it has run, large ones are large to keep, and each class
 * would add another one for what is left over.
 */
const ROWS_AT_ONCE = 50

export async function hasExampleClass(db: Db, teacherId: string): Promise<boolean> {
  const row = await db
    .selectFrom('classes')
    .innerJoin('classTeachers', 'classTeachers.classId', 'classes.id')
    .select('classes.id')
    .where('classTeachers.teacherId', '=', teacherId)
    .where('classTeachers.role', '=', 'owner')
    .where('classes.isExample', '=', 1)
    .executeTakeFirst()
  return row !== undefined
}

/** Another change of the class at the same time waits for this one, and then finds none. False where it is no example. */
export async function holdExampleClass(trx: Db, classId: string): Promise<boolean> {
  const held = await trx
    .updateTable('classes')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', classId)
    .where('isExample', '=', 1)
    .executeTakeFirstOrThrow()
  return held.numUpdatedRows > 0n
}

export async function insertGeneratedClass(
  trx: Db,
  { classRow, students, ledger }: GeneratedClass,
  owner: ClassTeacherTable,
): Promise<void> {
  await trx.insertInto('classes').values(classRow).execute()
  await trx.insertInto('classTeachers').values(owner).execute()
  if (students.length > 0) await trx.insertInto('students').values(students).execute()
  for (const some of inParts(ledger, ROWS_AT_ONCE)) await trx.insertInto('ledger').values(some).execute()
}

export async function insertLesson(trx: Db, { attendance, seatingPlan, seats }: DrawnLesson): Promise<void> {
  for (const some of inParts(attendance, ROWS_AT_ONCE))
    await trx.insertInto('attendance').values(some).execute()
  await trx.insertInto('seatingPlans').values(seatingPlan).execute()
  await trx.insertInto('seats').values(seats).execute()
}

export async function insertCompany(
  trx: Db,
  { category, teams, members, guardians, redemptions }: DrawnCompany,
): Promise<void> {
  await trx.insertInto('teamCategories').values(category).execute()
  await trx.insertInto('teams').values(teams).execute()
  await trx.insertInto('teamMembers').values(members).execute()
  await trx.insertInto('guardians').values(guardians).execute()
  if (redemptions.length > 0) await trx.insertInto('redemptions').values(redemptions).execute()
}

export async function insertConsents(trx: Db, consents: readonly StudentConsentTable[]): Promise<void> {
  await trx
    .insertInto('studentConsents')
    .values([...consents])
    .execute()
}
