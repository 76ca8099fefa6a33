import type { AttendanceMark, AttendanceState } from '@pinge/contract/attendance.ts'
import type { Student } from '@pinge/contract/students.ts'

/** What was marked and is not saved yet, by pupil. */
export type AttendanceDraft = ReadonlyMap<string, AttendanceState>

/** A pupil and what is saved of the day. */
export type Marked = Pick<Student, 'id' | 'attendance'>

/** What counts for a pupil without a mark: this morning they are there, so that only the others need a tap. */
export type Assumed = 'present' | undefined

export function shownState(
  { id, attendance }: Marked,
  draft: AttendanceDraft,
  assumed: Assumed,
): AttendanceState | undefined {
  return draft.get(id) ?? attendance ?? assumed
}

/** What is to be sent: marks that differ from what is saved, and pupils without one who count as there. */
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

/** Whether something was marked that is not saved. */
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
