import { gradeName, GRADES } from '@pinge/contract/classes.ts'
import type { ClassTable } from '../../../platform/db/tables/classes.ts'

export type SaidGrade = Pick<ClassTable, 'grade' | 'gradeYear'>

/** The last one of a primary school. */
const LAST_PRIMARY_GRADE = 6

/** The grade of a class in a school year: as it was said, and one more each September after. */
export function gradeIn(schoolYear: number, { grade, gradeYear }: SaidGrade): number | null {
  if (grade === null || gradeYear === null) return null
  const risen = grade + schoolYear - gradeYear
  return risen >= 1 && risen <= GRADES ? risen : null
}

/**
 * What a class that was kept over the summer may be called now: 三年级(2)班 as 四年级(2)班, and 三(2)班 as 四(2)班. Null
 * where its name says no grade, or this year's. A class of the sixth grade has left its school.
 */
export function nameAfterSummer(className: string, grade: number | null, yearsKept: number): string | null {
  if (grade === null) return null
  for (let before = grade - 1; before >= Math.max(1, grade - yearsKept); before -= 1) {
    if (before <= LAST_PRIMARY_GRADE && grade > LAST_PRIMARY_GRADE) return null
    const [old, risen] = [gradeName(before), gradeName(grade)]
    if (className.startsWith(old)) return risen + className.slice(old.length)
    if (className.startsWith(old.slice(0, 1)) && /^.[(（]?\d+[)）]?班/.test(className))
      return risen.slice(0, 1) + className.slice(1)
  }
  return null
}
