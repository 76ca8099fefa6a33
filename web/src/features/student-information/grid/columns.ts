import type { FieldKey } from '../edit/fields.ts'

/** A column of the table; without a key it is read-only. `width` in CSS pixels. */
export type Column = { id: string; heading: string; width: number; key: FieldKey | null }

/** Before the columns that are written in: the checkbox, and the face that opens the whole record. */
export const SELECT_COLUMN = 0
export const FACE = 1
export const FIRST_COLUMN = 2

export const informationColumns: readonly Column[] = [
  { id: 'username', heading: '姓名', width: 190, key: 'username' },
  { id: 'stuNo', heading: '学号', width: 120, key: 'stuNo' },
  { id: 'gender', heading: '性别', width: 84, key: 'gender' },
  { id: 'birthday', heading: '出生日期', width: 136, key: 'birthday' },
  { id: 'name0', heading: '家长姓名', width: 130, key: 'name0' },
  { id: 'relation0', heading: '关系', width: 90, key: 'relation0' },
  { id: 'tel0', heading: '家长手机', width: 178, key: 'tel0' },
]

export const parentColumns: readonly Column[] = [
  { id: 'student', heading: '学生', width: 190, key: null },
  { id: 'name0', heading: '家长 1 姓名', width: 130, key: 'name0' },
  { id: 'relation0', heading: '关系', width: 90, key: 'relation0' },
  { id: 'tel0', heading: '手机', width: 178, key: 'tel0' },
  { id: 'name1', heading: '家长 2 姓名', width: 130, key: 'name1' },
  { id: 'relation1', heading: '关系', width: 90, key: 'relation1' },
  { id: 'tel1', heading: '手机', width: 178, key: 'tel1' },
]

/** What is written in a column; null where nothing is. */
export function keyOf(columns: readonly Column[], column: number): FieldKey | null {
  return columns[column - FIRST_COLUMN]?.key ?? null
}

/** A column that is only read shows the name. */
export function sortKeyOf({ key }: Column): FieldKey {
  return key ?? 'username'
}
