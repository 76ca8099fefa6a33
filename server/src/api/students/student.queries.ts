import type { AttendanceState } from '@pinge/contract/attendance.ts'
import type { QualityType } from '@pinge/contract/quality-type.ts'
import { notUndone } from '../../platform/db/not-undone.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { GuardianTable, StudentTable } from '../../platform/db/tables/students.ts'

export type ListedStudent = Pick<
  StudentTable,
  | 'id'
  | 'username'
  | 'lastNameLetter'
  | 'pinyinInitials'
  | 'stuNo'
  | 'gender'
  | 'stuScore'
  | 'redeemScore'
  | 'header'
  | 'leftAt'
>

/** The pupils of a class by initial, A–Z with `#` last, then by name; those who left only when they are asked for. */
export async function selectStudents(
  db: Db,
  classId: string,
  { withLeft = false } = {},
): Promise<ListedStudent[]> {
  return db
    .selectFrom('students')
    .select([
      'id',
      'username',
      'lastNameLetter',
      'pinyinInitials',
      'stuNo',
      'gender',
      'stuScore',
      'redeemScore',
      'header',
      'leftAt',
    ])
    .where('classId', '=', classId)
    .$if(!withLeft, (query) => query.where('leftAt', 'is', null))
    .orderBy('nameKey')
    .orderBy('id')
    .execute()
}

export async function selectClassImage(db: Db, classId: string): Promise<string> {
  const { classImg } = await db
    .selectFrom('classes')
    .select('classImg')
    .where('id', '=', classId)
    .executeTakeFirstOrThrow()
  return classImg
}

/** Which qualities each pupil was praised for since a moment; what was undone does not count. */
export async function selectPraisedTypes(
  db: Db,
  classId: string,
  since: number,
): Promise<Map<string, QualityType[]>> {
  const rows = await db
    .selectFrom('ledger')
    .select(['studentId', 'type'])
    .distinct()
    .where('classId', '=', classId)
    .where('createdAt', '>=', since)
    .where('kind', '=', 'praise')
    .where(notUndone)
    .orderBy('type')
    .orderBy('studentId')
    .execute()
  const types = new Map<string, QualityType[]>()
  for (const { studentId, type } of rows)
    if (studentId !== null && type !== null) types.set(studentId, [...(types.get(studentId) ?? []), type])
  return types
}

/** The attendance of one day; who was not looked at is not in it. */
export async function selectAttendanceStates(
  db: Db,
  classId: string,
  date: string,
): Promise<Map<string, AttendanceState>> {
  const rows = await db
    .selectFrom('attendance')
    .select(['studentId', 'state'])
    .where('classId', '=', classId)
    .where('date', '=', date)
    .orderBy('studentId')
    .execute()
  return new Map(rows.map(({ studentId, state }) => [studentId, state]))
}

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

export async function insertStudents(trx: Db, students: readonly StudentTable[]): Promise<void> {
  await trx
    .insertInto('students')
    .values([...students])
    .execute()
}

export async function insertGuardians(trx: Db, guardians: readonly GuardianTable[]): Promise<void> {
  if (guardians.length > 0)
    await trx
      .insertInto('guardians')
      .values([...guardians])
      .execute()
}

export async function selectStudent(
  db: Db,
  classId: string,
  id: string,
): Promise<Pick<StudentTable, 'id' | 'username' | 'stuNo' | 'gender' | 'birthday' | 'header'> | undefined> {
  return db
    .selectFrom('students')
    .select(['id', 'username', 'stuNo', 'gender', 'birthday', 'header'])
    .where('classId', '=', classId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The class of a pupil, or undefined when the teacher is not in it. */
export async function selectClassOfStudent(
  db: Db,
  teacherId: string,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('students')
    .innerJoin('classTeachers', 'classTeachers.classId', 'students.classId')
    .select('students.classId')
    .where('students.id', '=', id)
    .where('classTeachers.teacherId', '=', teacherId)
    .executeTakeFirst()
  return row?.classId
}

export async function selectGuardians(
  db: Db,
  studentId: string,
): Promise<Pick<GuardianTable, 'name' | 'relation' | 'tel'>[]> {
  return db
    .selectFrom('guardians')
    .select(['name', 'relation', 'tel'])
    .where('studentId', '=', studentId)
    .orderBy('position')
    .orderBy('id')
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

export async function deleteGuardians(trx: Db, studentId: string): Promise<void> {
  await trx.deleteFrom('guardians').where('studentId', '=', studentId).execute()
}

/** With all that belongs to them: the schema's cascades say what that is. */
export async function deleteStudents(trx: Db, classId: string, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('students').where('classId', '=', classId).where('id', 'in', ids).execute()
}
