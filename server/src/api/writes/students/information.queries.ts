import type { Db } from '../../../platform/db/schema.ts'
import type { GuardianTable, StudentTable } from '../../../platform/db/tables/students.ts'

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
