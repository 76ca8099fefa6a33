import { attendanceNames, isAway } from '@pinge/contract/attendance/attendance.ts'
import type { Student } from '@pinge/contract/students.ts'

/** What the button that moves a pupil is called. Who is away today is grey; here it is said. */
export function formatMember({ username, attendance }: Pick<Student, 'username' | 'attendance'>): string {
  return `${username}${isAway(attendance) ? `，今天${attendanceNames[attendance]}` : ''}，换个小组`
}
