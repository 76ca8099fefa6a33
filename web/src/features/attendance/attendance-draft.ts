import type { AttendanceMark, AttendanceState } from '@pinge/contract/attendance.ts'
import type { Student } from '@pinge/contract/students.ts'

/** What was chosen and not saved yet, by pupil. */
export type AttendanceDraft = ReadonlyMap<string, AttendanceState>

/** A pupil and what is saved of the day. */
export type Marked = Pick<Student, 'id' | 'attendance'>

/** What counts for whoever was not marked: on this morning they are there, and only the others need a tap; on an earlier day nobody knows. */
export type Assumed = 'present' | undefined

export function shownState(
  { id, attendance }: Marked,
  draft: AttendanceDraft,
  assumed: Assumed,
): AttendanceState | undefined {
  return draft.get(id) ?? attendance ?? assumed
}

/** What is to be sent: whoever differs from what is saved, or has not been marked and counts as there. */
export function marksToSave(
  students: readonly Marked[],
  draft: AttendanceDraft,
  assumed: Assumed,
): AttendanceMark[] {
  return students.flatMap((student) => {
    const state = shownState(student, draft, assumed)
    return state === undefined || state === student.attendance ? [] : { studentId: student.id, state }
  })
}

/** Whether something was chosen that is not saved. */
export function isChanged(students: readonly Marked[], draft: AttendanceDraft, assumed: Assumed): boolean {
  return students.some(({ id, attendance }) => draft.has(id) && draft.get(id) !== (attendance ?? assumed))
}

export function countStates(
  students: readonly Marked[],
  draft: AttendanceDraft,
  assumed: Assumed,
): Record<AttendanceState, number> {
  const counts = { present: 0, late: 0, leave: 0, absent: 0 }
  for (const student of students) {
    const state = shownState(student, draft, assumed)
    if (state !== undefined) counts[state] += 1
  }
  return counts
}
