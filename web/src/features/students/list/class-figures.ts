import type { Student } from '@pinge/contract/students.ts'

export type ClassFigures = { studentCount: number; praisedToday: number; averageScore: number }

/** What the head of the class and the whole-class tile say about all pupils together. */
export function classFigures(students: readonly Student[]): ClassFigures {
  const total = students.reduce((sum, student) => sum + student.stuScore, 0)
  return {
    studentCount: students.length,
    praisedToday: students.filter((student) => student.todayTypes.length > 0).length,
    averageScore: students.length === 0 ? 0 : Math.round((total / students.length) * 10) / 10,
  }
}
