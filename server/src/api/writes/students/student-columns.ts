import type { GuardianTable, StudentTable } from '../../../platform/db/tables/students.ts'

/** Which columns of a pupil a question reads: a column that is added to the records is named here. */

type StudentColumns = readonly (keyof StudentTable)[]

/** What a write of points answers. */
export const totalColumns = ['id', 'stuScore', 'redeemScore'] as const satisfies StudentColumns

/** What a picture of a pupil in a team shows. */
export const cardColumns = [
  ...totalColumns,
  'username',
  'lastNameLetter',
  'header',
] as const satisfies StudentColumns

/** What the list of a class is made of. */
export const listColumns = [
  ...cardColumns,
  'pinyinInitials',
  'stuNo',
  'gender',
  'leftAt',
] as const satisfies StudentColumns

/** What a roster says of a pupil. */
export const rosterColumns = [
  'id',
  'username',
  'stuNo',
  'gender',
  'birthday',
] as const satisfies StudentColumns

/** The whole record of a pupil. */
export const informationColumns = [
  ...listColumns,
  'version',
  'birthday',
  'leftTo',
  'isCarried',
] as const satisfies StudentColumns

/** What is known of a guardian. */
export const guardianColumns = ['name', 'relation', 'tel'] as const satisfies readonly (keyof GuardianTable)[]

export type StudentRow<Columns extends StudentColumns> = Pick<StudentTable, Columns[number]>
export type GuardianRow = Pick<GuardianTable, (typeof guardianColumns)[number]>
