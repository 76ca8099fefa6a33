import { attendanceNames, AttendanceState } from '@pinge/contract/attendance.ts'
import type { Student } from '@pinge/contract/students.ts'
import { memo } from 'react'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'

export type AttendanceRowProps = {
  student: Student
  /** Nothing on an earlier day on which this pupil was not marked. */
  state: AttendanceState | undefined
  /** Who marked it, where that is told. */
  by: string
  onMark: (studentId: string, state: AttendanceState) => void
}

/** Selected, each looks different, and none of them like an alarm. */
const selectedLooks: Record<AttendanceState, string> = {
  present: 'has-checked:bg-brand-tint has-checked:text-brand-deep',
  late: 'has-checked:bg-sun-tint has-checked:text-sun-ink',
  leave: 'has-checked:bg-ink-2 has-checked:text-white',
  absent: 'has-checked:bg-ink has-checked:text-white',
}

/** One pupil and the four words for this morning. */
export const AttendanceRow = memo(function AttendanceRow({ student, state, by, onMark }: AttendanceRowProps) {
  const { id, username, header } = student
  return (
    <li className="rounded-card bg-mist">
      <fieldset className="flex min-w-0 items-center gap-1 py-1 pr-1 pl-2">
        <legend className="sr-only">{username}</legend>
        <Avatar header={header} size={36} isMuted={state === 'leave' || state === 'absent'} />
        <span className="min-w-0 flex-1 px-1">
          <span aria-hidden className="line-clamp-2 font-bold wrap-anywhere">
            {username}
          </span>
          {by !== '' && <span className="block truncate text-cap text-ink-2">{by}</span>}
        </span>
        {AttendanceState.options.map((option) => (
          <label
            key={option}
            className={`relative grid h-12 min-w-12 cursor-pointer place-items-center rounded-field text-base whitespace-nowrap text-ink-2 select-none has-checked:font-bold has-focus-visible:outline-3 has-focus-visible:outline-brand ${selectedLooks[option]}`}
          >
            <input
              type="radio"
              name={id}
              checked={state === option}
              onChange={() => onMark(id, option)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {attendanceNames[option]}
          </label>
        ))}
      </fieldset>
    </li>
  )
})
