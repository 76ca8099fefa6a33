import './state-choices.css'
import { attendanceNames, type AttendanceState } from '@pinge/contract/attendance/attendance.ts'

export type StateChoicesProps = {
  /** One group of radio buttons has one name. */
  name: string
  kinds: readonly AttendanceState[]
  state: AttendanceState | undefined
  onChoose: (state: AttendanceState) => void
}

/** The words for a pupil's day, one of which holds. */
export function StateChoices({ name, kinds, state, onChoose }: StateChoicesProps) {
  return kinds.map((kind) => (
    <label
      key={kind}
      className={`state-choice relative grid h-12 min-w-12 cursor-pointer place-items-center rounded-field text-base whitespace-nowrap text-ink-2 select-none has-focus-visible:outline-3 has-focus-visible:outline-brand state-${kind}`}
    >
      <input
        type="radio"
        name={name}
        checked={state === kind}
        onChange={() => onChoose(kind)}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {attendanceNames[kind]}
    </label>
  ))
}
