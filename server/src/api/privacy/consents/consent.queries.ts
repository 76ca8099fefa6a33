import type { Consent } from '@pinge/contract/privacy/consents.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { StudentConsentTable } from '../../../platform/db/tables/privacy/student-consents.ts'

/** The pupils of a class with what was heard of their guardians. */
export async function selectConsents(db: Db, classId: string): Promise<Omit<Consent, 'state'>[]> {
  return db
    .selectFrom('students')
    .leftJoin('studentConsents', 'studentConsents.studentId', 'students.id')
    .select([
      'students.id as studentId',
      'students.username',
      'students.header',
      'studentConsents.givenOn',
      'studentConsents.withdrawnOn',
    ])
    .where('students.classId', '=', classId)
    .where('students.leftAt', 'is', null)
    .orderBy('students.nameKey')
    .orderBy('students.id')
    .execute()
}

/** Whose consent is younger than a day: a withdrawal on that day would come before it. */
export async function selectGivenAfter(
  db: Db,
  studentIds: readonly string[],
  date: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('studentConsents')
    .innerJoin('students', 'students.id', 'studentConsents.studentId')
    .select('students.username')
    .where('studentConsents.studentId', 'in', studentIds)
    .where('studentConsents.givenOn', '>', date)
    .orderBy('students.nameKey')
    .orderBy('students.id')
    .execute()
  return rows.map(({ username }) => username)
}

/** A consent is a new beginning; a withdrawal keeps the day of the consent before it. */
export async function upsertConsents(
  trx: Db,
  rows: readonly StudentConsentTable[],
  changed: 'givenOn' | 'withdrawnOn',
): Promise<void> {
  await trx
    .insertInto('studentConsents')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column('studentId').doUpdateSet((eb) => ({
        ...(changed === 'givenOn' && { givenOn: eb.ref('excluded.givenOn') }),
        withdrawnOn: eb.ref('excluded.withdrawnOn'),
        teacherId: eb.ref('excluded.teacherId'),
        updatedAt: eb.ref('excluded.updatedAt'),
      })),
    )
    .execute()
}
