import type { Db } from '../../platform/db/schema.ts'
import type { GuardianTable, StudentTable, TelReadingTable } from '../../platform/db/tables/students.ts'

const informationColumns = [
  'id',
  'version',
  'username',
  'lastNameLetter',
  'pinyinInitials',
  'stuNo',
  'gender',
  'birthday',
  'header',
  'stuScore',
  'redeemScore',
  'leftAt',
  'leftTo',
  'isCarried',
] as const satisfies (keyof StudentTable)[]

export type InformationRow = Pick<StudentTable, (typeof informationColumns)[number]>
export type GuardianPlace = Pick<GuardianTable, 'studentId' | 'position' | 'name' | 'relation' | 'tel'>

/** Records of a class, of those who left too, in the order of the list of pupils; without `ids`, all of them. */
export async function selectInformation(
  db: Db,
  classId: string,
  ids?: readonly string[],
): Promise<InformationRow[]> {
  return db
    .selectFrom('students')
    .select(informationColumns)
    .where('classId', '=', classId)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy('nameKey')
    .orderBy('id')
    .execute()
}

/** The guardians of those pupils, by place; without `ids`, of the whole class. */
export async function selectGuardianPlaces(
  db: Db,
  classId: string,
  ids?: readonly string[],
): Promise<GuardianPlace[]> {
  return db
    .selectFrom('guardians')
    .select(['studentId', 'position', 'name', 'relation', 'tel'])
    .where('classId', '=', classId)
    .$if(ids !== undefined, (query) => query.where('studentId', 'in', ids ?? []))
    .orderBy('position')
    .orderBy('id')
    .execute()
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

/** Who leaves the class is in none of its teams. */
export async function deleteTeamMemberships(trx: Db, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('teamMembers').where('studentId', 'in', ids).execute()
}

/** The teams of one pupil become another's, in the schemes in which that one has no team. */
export async function takeTeamMemberships(trx: Db, id: string, otherId: string): Promise<void> {
  await trx
    .updateTable('teamMembers')
    .set({ studentId: id })
    .where('studentId', '=', otherId)
    .where('categoryId', 'not in', (eb) =>
      eb.selectFrom('teamMembers as own').select('own.categoryId').where('own.studentId', '=', id),
    )
    .execute()
}

/** The attendance of another record goes to this one, but for the days on which it has its own. */
export async function takeAttendance(trx: Db, id: string, otherId: string): Promise<void> {
  await trx
    .updateTable('attendance')
    .set({ studentId: id })
    .where('studentId', '=', otherId)
    .where('date', 'not in', (eb) =>
      eb.selectFrom('attendance as own').select('own.date').where('own.studentId', '=', id),
    )
    .execute()
}

/** Whoever leaves the class frees the seat. */
export async function freeSeats(trx: Db, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('seats').where('studentId', 'in', ids).execute()
}

/** A record without a seat gets the other's. */
export async function takeSeat(trx: Db, id: string, otherId: string): Promise<void> {
  await trx
    .updateTable('seats')
    .set({ studentId: id })
    .where('studentId', '=', otherId)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('seats as own').select('own.studentId').where('own.studentId', '=', id)),
      ),
    )
    .execute()
}

export async function updateReturned(trx: Db, classId: string, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('students')
    .set((eb) => ({ leftAt: null, leftTo: '', version: eb('version', '+', 1) }))
    .where('classId', '=', classId)
    .where('id', 'in', ids)
    .execute()
}
