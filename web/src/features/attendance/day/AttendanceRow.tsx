import {
  attendanceNames,
  lessonState,
  type AttendanceState,
  isAway,
} from '@pinge/contract/attendance/attendance.ts'
import type { Student } from '@pinge/contract/students.ts'
import { MAX_ATTENDANCE_NOTE_LENGTH } from '@pinge/contract/values/limits.ts'
import { memo, type ReactNode } from 'react'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { kindsToChoose } from '../attendance-kinds.ts'
import type { MarkChange } from './attendance-draft.ts'
import { StateChoices, type StateChoicesProps } from './StateChoices.tsx'
import { NameText } from '../../../shared/text/NameText.tsx'

type Change = (studentId: string, changed: MarkChange) => void

type PupilProps = {
  student: Student
  state: AttendanceState | undefined
  by?: string
  overtaking: string | undefined
  className?: string
}

/** A pupil's picture and name, and what is said beside them. */
function Pupil({ student, state, by, overtaking, className = '' }: PupilProps) {
  return (
    <>
      <Avatar header={student.header} size={36} isMuted={state !== undefined && isAway(lessonState(state))} />
      <span className={`min-w-0 flex-1 px-1 ${className}`}>
        <span aria-hidden title={student.username} className="block font-bold wrap-anywhere">
          <NameText>{student.username}</NameText>
        </span>
        {overtaking ? (
          <span title={overtaking} className="line-clamp-2 text-cap text-sun-ink wrap-anywhere">
            {overtaking}
          </span>
        ) : (
          by && <span className="block truncate text-cap text-ink-2">{by}</span>
        )}
      </span>
    </>
  )
}

export type LessonRowProps = Pick<StateChoicesProps, 'kinds' | 'state'> & {
  student: Student
  /** What a colleague saved since the pupil was marked otherwise here. */
  overtaking: string | undefined
  onChange: Change
}

/** One pupil and the four words for this morning, as a class may see it. */
export const LessonRow = memo(function LessonRow(props: LessonRowProps) {
  const { student, kinds, state, overtaking, onChange } = props
  return (
    <li className="rounded-card bg-mist">
      <fieldset className="flex min-w-0 flex-wrap items-center gap-1 py-1 pr-1 pl-2">
        <legend className="sr-only">{student.username}</legend>
        {/* Where it is too narrow for a name beside the four words, they stand under it. */}
        <Pupil student={student} state={state} overtaking={overtaking} className="min-w-16!" />
        <span className="flex gap-1">
          <StateChoices
            name={student.id}
            kinds={kinds}
            state={state}
            onChoose={(chosen) => onChange(student.id, { state: chosen })}
          />
        </span>
      </fieldset>
    </li>
  )
})

export type AttendanceRowProps = {
  student: Student
  /** Nothing on an earlier day on which this pupil was not marked. */
  state: AttendanceState | undefined
  note: string
  /** Who marked it, and when; empty until it is saved. */
  by: string
  /** What a colleague saved since the pupil was marked otherwise here. */
  overtaking: string | undefined
  isReadOnly: boolean
  onChange: Change
}

/** One pupil's day with its reason and note, for teachers alone. */
export const AttendanceRow = memo(function AttendanceRow(props: AttendanceRowProps) {
  const { student, state, note, by, overtaking, isReadOnly, onChange } = props
  const isNoted = note !== '' || (state !== undefined && state !== 'present')
  const words: ReactNode = isReadOnly ? (
    <span className="px-3 text-m">
      {state ? attendanceNames[state] : '未记'}
      {note !== '' && <span className="text-ink-2"> · {note}</span>}
    </span>
  ) : (
    <>
      <span className="day-choices flex max-sm:basis-full max-sm:justify-between">
        <StateChoices
          name={student.id}
          kinds={kindsToChoose(state)}
          state={state}
          onChoose={(chosen) => onChange(student.id, { state: chosen })}
        />
      </span>
      {/* The place stays, so that no row moves when a pupil is marked. */}
      <span className={`sm:w-40 sm:min-w-20 2xl:w-64 ${isNoted ? 'max-sm:basis-full' : 'max-sm:hidden'}`}>
        {isNoted && (
          <input
            aria-label="备注"
            placeholder="备注"
            value={note}
            title={note}
            maxLength={MAX_ATTENDANCE_NOTE_LENGTH}
            onChange={({ target }) => onChange(student.id, { note: target.value })}
            className="h-11 w-full rounded-field bg-mist px-3 text-base placeholder:text-ink-3"
          />
        )}
      </span>
    </>
  )
  return (
    <li className="rounded-card bg-white">
      <fieldset className="flex min-h-14 min-w-0 flex-wrap items-center gap-1 py-1 pr-1.5 pl-2 sm:flex-nowrap">
        <legend className="sr-only">{student.username}</legend>
        {/* A leave without its reason is one choice more: the note gives way to it, and not the name. */}
        <Pupil student={student} state={state} by={by} overtaking={overtaking} className="sm:min-w-27" />
        {words}
      </fieldset>
    </li>
  )
})
