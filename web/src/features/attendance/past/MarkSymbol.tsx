import { attendanceNames, type AttendanceState } from '@pinge/contract/attendance/attendance.ts'
import type { ReactNode } from 'react'

const looks: Record<AttendanceState, string> = {
  present: 'text-brand/60',
  absent: 'text-ink',
  sick: 'text-ink',
  personal: 'text-ink-2',
  leave: 'text-ink-2',
  late: 'text-sun-ink',
  early: 'text-sun-ink',
}

/** Each has a shape of its own, so that it is told apart on paper too. */
const shapes: Record<AttendanceState, ReactNode> = {
  present: <path d="m4 8.6 2.8 2.7L12.2 5" strokeWidth="1.8" strokeLinejoin="round" />,
  absent: <path d="m3.6 3.6 8.8 8.8m0-8.8-8.8 8.8" strokeWidth="2.6" />,
  sick: (
    <>
      <circle cx="8" cy="8" r="6" strokeWidth="1.6" />
      <path d="M8 5.2v5.6M5.2 8h5.6" strokeWidth="1.8" />
    </>
  ),
  personal: (
    <>
      <circle cx="8" cy="8" r="5.6" strokeWidth="1.8" />
      <path d="M8 8h.01" strokeWidth="3.6" />
    </>
  ),
  leave: <circle cx="8" cy="8" r="5.4" strokeWidth="2" />,
  late: (
    <>
      <circle cx="8" cy="8" r="6.5" fill="var(--color-sun-2)" strokeWidth="1.5" />
      <path d="M8 4.6V8l2.4 1.6" strokeWidth="1.5" strokeLinejoin="round" />
    </>
  ),
  early: (
    <>
      <circle cx="8" cy="8" r="6.5" fill="var(--color-sun-2)" strokeWidth="1.5" />
      <path d="M5 8h6M8.6 5.6 11 8l-2.4 2.4" strokeWidth="1.5" strokeLinejoin="round" />
    </>
  ),
}

/** One mark of a day, drawn: a check mark, a cross, a ring with a plus, a dot or nothing in it, or a clock. */
export function MarkSymbol({ state }: { state: AttendanceState }) {
  return (
    <svg
      role="img"
      aria-label={attendanceNames[state]}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      className={`mx-auto size-4 ${looks[state]}`}
    >
      {shapes[state]}
    </svg>
  )
}

/** What each shape means. */
export function MarkLegend({ kinds }: { kinds: readonly AttendanceState[] }) {
  return (
    <ul aria-label="图例" className="flex flex-wrap gap-x-4 gap-y-1 text-base text-ink-2">
      {kinds.map((state) => (
        <li key={state} className="flex items-center gap-1">
          <span aria-hidden>
            <MarkSymbol state={state} />
          </span>
          {attendanceNames[state]}
        </li>
      ))}
    </ul>
  )
}
