import type { RosterStudent } from './roster.ts'
import { compareStudentNumbers } from '../values/compare-student-numbers.ts'
import { genderNames } from '../students.ts'

/** The columns of our rosters, in the template and in an export: what was written is what is read. */
export const rosterColumns = [
  { heading: '学号', width: 10 },
  { heading: '姓名', width: 16 },
  { heading: '性别', width: 8 },
  { heading: '出生日期', width: 16 },
  ...['家长1', '家长2'].flatMap((guardian) => [
    { heading: `${guardian}姓名`, width: 16 },
    { heading: `${guardian}关系`, width: 12 },
    { heading: `${guardian}电话`, width: 18 },
  ]),
]

/** The same without the phones, for a file that goes to colleagues. */
export const rosterColumnsWithoutTels = rosterColumns.filter(({ heading }) => !heading.endsWith('电话'))

/** A pupil of whom the phones may be missing. */
type SheetStudent = Omit<RosterStudent, 'guardians'> & {
  guardians: readonly { name: string; relation: string; tel?: string }[]
}

/** A class as the rows below that heading, by number; every cell is text, so that nothing is computed or cut. */
export function rosterSheetRows(
  students: readonly SheetStudent[],
  { isWithTels }: { isWithTels: boolean },
): string[][] {
  return students
    .toSorted(compareStudentNumbers)
    .map(({ stuNo, username, gender, birthday, guardians }) => [
      stuNo,
      username,
      gender ? genderNames[gender] : '',
      birthday ?? '',
      ...[guardians[0], guardians[1]].flatMap((guardian) => [
        guardian?.name ?? '',
        guardian?.relation ?? '',
        ...(isWithTels ? [guardian?.tel ?? ''] : []),
      ]),
    ])
}
