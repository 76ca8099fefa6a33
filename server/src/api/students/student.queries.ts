import type { QualityType } from '@pinge/contract/quality-type.ts'
import { notUndone } from '../../platform/db/not-undone.ts'
import type { Db, GuardianTable, StudentTable } from '../../platform/db/schema.ts'

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
>

/** The pupils of a class by initial, A–Z with `#` last, then by name. */
export async function selectStudents(db: Db, classId: string): Promise<ListedStudent[]> {
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
    ])
    .where('classId', '=', classId)
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

export async function countStudents(db: Db, classId: string): Promise<number> {
  const { count } = await db
    .selectFrom('students')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('classId', '=', classId)
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
