import type { AttendanceState } from '@pinge/contract/attendance.ts'
import type { Student } from '@pinge/contract/students.ts'
import { shownState, type Assumed, type AttendanceDraft } from './attendance-draft.ts'
import type { SavedMark } from './attendance-table.ts'
import { AttendanceRow } from './AttendanceRow.tsx'
import { formatMarking } from '../format-attendance.ts'

export type AttendanceMarksProps = {
  date: string
  /** Those who are found, with what is saved of the day. */
  students: readonly Student[]
  typed: string
  draft: AttendanceDraft
  assumed: Assumed
  /** By pupil, where it matters who marked them: on an earlier day. */
  saved: ReadonlyMap<string, SavedMark> | null
  isDisabled: boolean
  onMark: (studentId: string, state: AttendanceState) => void
}

/** Each pupil and the four words for a day. */
export function AttendanceMarks(props: AttendanceMarksProps) {
  const { date, students, typed, draft, assumed, saved, isDisabled, onMark } = props
  return (
    <fieldset disabled={isDisabled}>
      <legend className="sr-only">每名学生的考勤</legend>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {students.map((student) => (
          <AttendanceRow
            key={student.id}
            student={student}
            state={shownState(student, draft, assumed)}
            by={formatMarker(date, saved?.get(student.id))}
            onMark={onMark}
          />
        ))}
      </ul>
      {students.length === 0 && (
        <p className="py-10 text-center text-m text-ink-2">没有找到“{typed}”，换个词试试</p>
      )}
    </fieldset>
  )
}

/** 王老师 08:05 */
function formatMarker(date: string, mark: SavedMark | undefined): string {
  return mark ? `${mark.teacherName} ${formatMarking(date, mark.updatedAt)}` : ''
}
