import { genderNames } from '@pinge/contract/students.ts'
import { Eye } from 'lucide-react'
import { memo } from 'react'
import { FIRST_COLUMN } from './columns.ts'
import type { Fault } from './paste-block.ts'

export type InformationCellProps = {
  column: number
  heading: string
  kind: 'text' | 'gender' | 'tel' | 'fixed'
  text: string
  isActive: boolean
  /** One of several cells that are chosen together. */
  isInRange: boolean
  /** What stands in the field while this cell is written in; null while it is not. */
  draft: string | null
  fault: Fault | undefined
}

/** Shorter text stays on one line: a date, a phone, 父亲. Longer text is smaller in the rows under a mouse. */
const TORN_AFTER = 11

const control =
  'absolute inset-0 size-full bg-white px-3 text-m text-ink shadow-none! outline-3! outline-brand! -outline-offset-3!'

/** One cell. All that is done with it, the table hears: a cell has no listeners of its own, so that 200 rows stay light. */
export const InformationCell = memo(function Cell(props: InformationCellProps) {
  const { column, heading, kind, text, isActive, isInRange, draft, fault } = props
  const isMasked = kind === 'tel' && text.includes('*') && !fault
  return (
    <td
      data-column={column}
      tabIndex={isActive ? 0 : -1}
      {...(kind === 'fixed' && { 'aria-readonly': true })}
      {...(isInRange && { 'aria-selected': true })}
      {...(fault && { 'aria-invalid': true })}
      title={fault?.problem ?? text}
      className={`relative h-12 touch-manipulation scroll-my-14 pointer-fine:h-8 scroll-ml-64 border-b border-hair px-3 text-m -outline-offset-3! focus:outline-3 focus:outline-brand aria-selected:bg-brand-tint print:h-auto print:px-1 print:py-1 print:text-base ${
        fault ? 'bg-danger-tint text-danger' : looks(kind, column)
      }`}
    >
      {draft === null ? (
        <>
          {/* Two lines at most, so that a long name is read whole and no row grows. */}
          <span
            className={`line-clamp-2 leading-5 break-words pointer-fine:leading-4 print:line-clamp-none ${(fault?.text ?? text).length <= TORN_AFTER ? 'print:whitespace-nowrap' : 'pointer-fine:text-s'} ${isMasked ? 'pr-8 print:pr-0' : ''}`}
          >
            {fault?.text ?? text}
          </span>
          {fault && <span className="sr-only">，{fault.problem}</span>}
          {isMasked && (
            <button
              type="button"
              data-reveal
              tabIndex={-1}
              aria-label="查看完整号码"
              title="查看完整号码，会留下查看记录"
              className="absolute inset-y-0 right-0 grid w-12 place-items-center text-ink-3 hover:text-brand print:hidden"
            >
              <Eye aria-hidden className="size-5" />
            </button>
          )}
        </>
      ) : kind === 'gender' ? (
        // The teacher has just opened this cell to write in it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        <select autoFocus aria-label={heading} defaultValue={draft} className={control}>
          <option value="">未填</option>
          <option value="男">{genderNames.male}</option>
          <option value="女">{genderNames.female}</option>
        </select>
      ) : (
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          aria-label={heading}
          defaultValue={draft}
          {...(kind === 'tel' && { inputMode: 'tel' as const })}
          {...(fault && { 'aria-invalid': true })}
          onFocus={(event) => event.target.select()}
          className={control}
        />
      )}
      {fault && isActive && (
        // In the last row above the cell: below it would be out of sight.
        <span
          aria-hidden
          className="pointer-events-none absolute top-full left-0 z-20 w-max max-w-64 rounded-field bg-danger px-3 py-2 text-s text-white shadow-float in-[tr:last-child]:top-auto in-[tr:last-child]:bottom-full"
        >
          {fault.problem}
        </span>
      )}
    </td>
  )
})

/** The first column says whose row it is, also where it is read-only. */
function looks(kind: InformationCellProps['kind'], column: number): string {
  const name = column === FIRST_COLUMN ? 'font-bold' : ''
  if (kind === 'fixed') return name || 'text-ink-2'
  // Where a click is heard is seen with a mouse too.
  return `cursor-cell hover:bg-mist ${name}`
}
