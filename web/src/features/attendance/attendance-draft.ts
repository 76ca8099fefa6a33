import type { AttendanceMark, AttendanceState } from '@pinge/contract/attendance.ts'
import type { Student } from '@pinge/contract/students.ts'

/** What was chosen and not saved yet, by pupil. */
export type AttendanceDraft = ReadonlyMap<string, AttendanceState>

type Marked = Pick<Student, 'id' | 'attendance'>

/** Nobody who was not marked is missing: most of them are there, and only the others need a tap. */
export function shownState({ id, attendance }: Marked, draft: AttendanceDraft): AttendanceState {
  return draft.get(id) ?? attendance ?? 'present'
}

/** What is to be sent: whoever differs from what is saved, or has not been marked today. */
export function marksToSave(students: readonly Marked[], draft: AttendanceDraft): AttendanceMark[] {
  return students
    .filter((student) => shownState(student, draft) !== student.attendance)
    .map((student) => ({ studentId: student.id, state: shownState(student, draft) }))
}

/** Whether something was chosen that is not saved. */
export function isChanged(students: readonly Marked[], draft: AttendanceDraft): boolean {
  return students.some(({ id, attendance }) => draft.has(id) && draft.get(id) !== (attendance ?? 'present'))
}

export function countStates(
  students: readonly Marked[],
  draft: AttendanceDraft,
): Record<AttendanceState, number> {
  const counts = { present: 0, late: 0, leave: 0, absent: 0 }
  for (const student of students) counts[shownState(student, draft)] += 1
  return counts
}
