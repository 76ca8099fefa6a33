import { isAway } from '@pinge/contract/attendance/attendance.ts'
import type { Student } from '@pinge/contract/students.ts'

/** Those who are in the room today. When none is, the absences were not taken back: then all of them. */
export function presentIds(students: readonly Pick<Student, 'id' | 'attendance'>[]): string[] {
  const present = students.filter(({ attendance }) => !isAway(attendance))
  return (present.length > 0 ? present : students).map(({ id }) => id)
}
