import type { Db } from '../../../platform/db/schema.ts'
import type { GuardianTable } from '../../../platform/db/tables/students.ts'
import { guardianColumns, informationColumns, type StudentRow } from './student-columns.ts'

const placeColumns = ['studentId', 'position', ...guardianColumns] as const

export type InformationRow = StudentRow<typeof informationColumns>
export type GuardianPlace = Pick<GuardianTable, (typeof placeColumns)[number]>

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
    .select(placeColumns)
    .where('classId', '=', classId)
    .$if(ids !== undefined, (query) => query.where('studentId', 'in', ids ?? []))
    .orderBy('position')
    .orderBy('id')
    .execute()
}
