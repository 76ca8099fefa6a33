import { attendanceNames, type AttendanceState } from '@pinge/contract/attendance.ts'

export type StateChoicesProps = {
  /** One group of radio buttons has one name. */
  name: string
  kinds: readonly AttendanceState[]
  state: AttendanceState | undefined
  onChoose: (state: AttendanceState) => void
}

/** Selected, each looks different, and none of them like an alarm. */
const selectedLooks: Record<AttendanceState, string> = {
  present: 'has-checked:bg-brand-tint has-checked:text-brand-deep',
  absent: 'has-checked:bg-ink has-checked:text-white',
  sick: 'has-checked:bg-ink-2 has-checked:text-white',
  personal: 'has-checked:bg-ink-2 has-checked:text-white',
  leave: 'has-checked:bg-ink-2 has-checked:text-white',
  late: 'has-checked:bg-sun-tint has-checked:text-sun-ink',
  early: 'has-checked:bg-sun-tint has-checked:text-sun-ink',
}

/** The words for a pupil's day, one of which holds. */
export function StateChoices({ name, kinds, state, onChoose }: StateChoicesProps) {
  return kinds.map((kind) => (
    <label
      key={kind}
      className={`relative grid h-12 min-w-12 cursor-pointer place-items-center rounded-field text-base whitespace-nowrap text-ink-2 select-none has-checked:font-bold has-focus-visible:outline-3 has-focus-visible:outline-brand ${selectedLooks[kind]}`}
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
