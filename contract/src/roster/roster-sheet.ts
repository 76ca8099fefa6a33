import type { RosterStudent } from './roster.ts'
import { genderNames } from '../students.ts'

/** The columns of our rosters, in the template and in an export: what was written is what is read. */
export const rosterColumns = [
  { heading: '学号', width: 10 },
  { heading: '姓名', width: 16 },
  { heading: '性别', width: 8 },
  { heading: '出生日期', width: 16 },
  { heading: '家长姓名', width: 16 },
  { heading: '家长电话', width: 18 },
] as const

/** A class as the rows below that heading, by number; every cell is text, so that nothing is computed or cut. */
export function rosterSheetRows(students: readonly RosterStudent[]): string[][] {
  return students
    .toSorted((a, b) => orderOf(a) - orderOf(b) || a.stuNo.localeCompare(b.stuNo))
    .map(({ stuNo, username, gender, birthday, guardians: [guardian] }) => [
      stuNo,
      username,
      gender ? genderNames[gender] : '',
      birthday ?? '',
      guardian?.name ?? '',
      guardian?.tel ?? '',
    ])
}

/** 2 comes before 10, other numbers after both, and who has none comes last. */
function orderOf({ stuNo }: RosterStudent): number {
  if (/^\d+$/.test(stuNo)) return Number(stuNo)
  return stuNo === '' ? Number.MAX_VALUE : Number.MAX_SAFE_INTEGER
}
