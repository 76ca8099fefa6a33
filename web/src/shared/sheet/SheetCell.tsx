import { memo } from 'react'
import type { Tone } from './sheet-types.ts'

export type SheetCellProps = {
  column: number
  label: string
  text: string
  note: string
  tone: Tone | undefined
  hint: string
  /** Why it is not saved; empty where it is. */
  problem: string
  isWaiting: boolean
  isActive: boolean
  isInRange: boolean
  isFixed: boolean
  /** What stands in the field while this cell is written in; null while it is not. */
  draft: string | null
}

const toneClasses: Readonly<Record<Tone, string>> = {
  best: 'text-q3',
  good: 'text-q1',
  pass: 'text-ink-2',
  low: 'text-q2',
}

/** One cell. All that is done with it, the table hears. */
export const SheetCell = memo(function Cell(props: SheetCellProps) {
  const { column, label, text, note, tone, hint, problem, isWaiting, isActive, draft } = props
  const looks = problem
    ? 'bg-danger-tint text-danger'
    : props.isFixed
      ? 'text-ink-2'
      : 'cursor-cell hover:bg-mist'
  return (
    <td
      data-column={column}
      tabIndex={isActive ? 0 : -1}
      {...(props.isFixed && { 'aria-readonly': true })}
      {...(props.isInRange && { 'aria-selected': true })}
      {...(problem && { 'aria-invalid': true })}
      title={problem || hint || undefined}
      className={`relative h-9 scroll-mt-16 scroll-ml-32 border-r border-b border-hair px-2 text-center whitespace-nowrap -outline-offset-2! focus:outline-2 focus:outline-brand aria-selected:bg-brand-tint pointer-coarse:h-12 ${looks}`}
    >
      {draft === null ? (
        <>
          {text}
          {note && <span className={`ml-1 text-s ${tone ? toneClasses[tone] : 'text-ink-2'}`}>{note}</span>}
          {isWaiting && (
            <span
              role="img"
              aria-label="待保存"
              className="absolute top-1 right-1 size-1.5 rounded-full bg-ink-3"
            />
          )}
          {problem && <span className="sr-only">，{problem}</span>}
        </>
      ) : (
        <input
          // The teacher has just opened this cell to write in it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          aria-label={label}
          defaultValue={draft}
          autoComplete="off"
          className="absolute inset-0 size-full bg-white px-2 text-center text-m text-ink outline-2! -outline-offset-2! outline-brand!"
        />
      )}
      {problem && isActive && draft === null && (
        <span
          aria-hidden
          className="pointer-events-none absolute top-full left-0 z-40 w-max max-w-64 rounded-field bg-danger px-3 py-2 text-left text-s whitespace-normal text-white shadow-float in-[tr:last-child]:top-auto in-[tr:last-child]:bottom-full"
        >
          {problem}
        </span>
      )}
    </td>
  )
})
