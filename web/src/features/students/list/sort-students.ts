import type { Student } from '@pinge/contract/students.ts'

export type StudentOrder = 'letter' | 'total'
/** While points are exchanged, what counts is who can. */
export type ShownOrder = StudentOrder | 'redeem'

export const studentOrders: readonly { value: StudentOrder; label: string }[] = [
  { value: 'letter', label: '首字母' },
  { value: 'total', label: '总分' },
]

// The same on every machine of a school, whatever language its system speaks.
const pinyin = new Intl.Collator('zh-Hans-CN', { numeric: true })

/** By the surname's letter A–Z with `#` last, by total or by what can be exchanged, highest first. Each order ends in the id, so it never wavers. */
export function sortStudents(students: readonly Student[], order: ShownOrder): Student[] {
  return students.toSorted(comparisons[order])
}

const comparisons: Record<ShownOrder, (a: Student, b: Student) => number> = {
  letter: byLetter,
  total: byTotal,
  redeem: (a, b) => b.redeemScore - a.redeemScore || byLetter(a, b),
}

function byTotal(a: Student, b: Student): number {
  return b.stuScore - a.stuScore || byLetter(a, b)
}

function byLetter(a: Student, b: Student): number {
  return (
    compareLetters(a.lastNameLetter, b.lastNameLetter) ||
    pinyin.compare(a.username, b.username) ||
    compareText(a.id, b.id)
  )
}

function compareLetters(a: string, b: string): number {
  if (a === b) return 0
  if (a === '#') return 1
  if (b === '#') return -1
  return compareText(a, b)
}

function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
