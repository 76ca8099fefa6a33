import { genderNames } from '@pinge/contract/students.ts'
import type { SheetColumn } from '../../../shared/sheet/sheet-types.ts'
import { isTelField, type FieldKey } from '../edit/fields.ts'
import type { InformationRow } from './information-row.ts'

/** A column of pupils; what is written in it is a field of theirs. */
export type Column = { heading: string; width: number; key: FieldKey | 'student' }

/** The width in rem. */
const name = { heading: '姓名', width: 12, key: 'username' } as const
const tel = 11.2
const relation = { heading: '关系', width: 5.6 }
const guardianName = 8.2

export const informationColumns: readonly Column[] = [
  name,
  { heading: '学号', width: 7.5, key: 'stuNo' },
  { heading: '性别', width: 5.3, key: 'gender' },
  { heading: '出生日期', width: 8.5, key: 'birthday' },
  { heading: '家长姓名', width: guardianName, key: 'name0' },
  { ...relation, key: 'relation0' },
  { heading: '家长手机', width: tel, key: 'tel0' },
]

export const parentColumns: readonly Column[] = [
  { ...name, heading: '学生', key: 'student' },
  { heading: '家长 1 姓名', width: guardianName, key: 'name0' },
  { ...relation, key: 'relation0' },
  { heading: '手机', width: tel, key: 'tel0' },
  { heading: '家长 2 姓名', width: guardianName, key: 'name1' },
  { ...relation, key: 'relation1' },
  { heading: '手机', width: tel, key: 'tel1' },
]

/** The columns as a sheet takes them. Where the pupils have left, the last one says where they went. */
export function sheetColumns(columns: readonly Column[], hasLeft: boolean): SheetColumn<InformationRow>[] {
  const written = columns.map(({ heading, width, key }, at): SheetColumn<InformationRow> => ({
    key,
    title: heading,
    width,
    isWords: true,
    isFrozen: at === 0,
    ...(key === 'student'
      ? { show: (_, { student }) => ({ text: student.username }) }
      : { read: (typed) => ({ value: typed }), isMasked: isTelField(key) }),
    ...(key === 'gender' && { choices: Object.values(genderNames) }),
  }))
  if (!hasLeft) return written
  const whereTo: SheetColumn<InformationRow> = {
    key: 'leftTo',
    title: '状态',
    width: 10,
    isWords: true,
    show: (_, { student }) => ({ text: student.leftTo ? `转到${student.leftTo}` : '转出' }),
  }
  return [...written, whereTo]
}

/** A column that is only read shows the name. */
export function sortKeyOf(key: string): FieldKey | null {
  const column = [...informationColumns, ...parentColumns].find((one) => one.key === key)
  if (!column) return null
  return column.key === 'student' ? 'username' : column.key
}
