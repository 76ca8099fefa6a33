import { checkRosterRow, type RosterText } from '@pinge/contract/roster.ts'

export type RosterField = Exclude<keyof RosterText, 'row'>

export const rosterFields = [
  { field: 'username', label: '姓名' },
  { field: 'stuNo', label: '学号' },
  { field: 'gender', label: '性别' },
  { field: 'birthday', label: '出生日期' },
  { field: 'guardianName', label: '家长姓名' },
  { field: 'guardianTel', label: '家长电话' },
] as const satisfies readonly { field: RosterField; label: string }[]

/** A value with which each field is surely right; a field is at fault when putting it in place takes a problem away. */
const right = {
  username: '王小明',
  stuNo: '',
  gender: '',
  birthday: '',
  guardianName: '',
  guardianTel: '',
} as const satisfies Record<RosterField, string>

/** The fields of a row that are wrong by themselves, whatever the other rows say. */
export function faultyFields(row: RosterText): ReadonlySet<RosterField> {
  const problems = checkRosterRow(row).length
  const faulty = rosterFields.filter(
    ({ field }) => checkRosterRow({ ...row, [field]: right[field] }).length < problems,
  )
  return new Set(faulty.map(({ field }) => field))
}
