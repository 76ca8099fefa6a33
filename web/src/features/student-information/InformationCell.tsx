import { genderNames } from '@pinge/contract/students.ts'
import { Eye } from 'lucide-react'
import { memo } from 'react'
import type { Fault } from './paste-block.ts'

export type InformationCellProps = {
  column: number
  heading: string
  kind: 'text' | 'gender' | 'tel' | 'fixed'
  text: string
  isActive: boolean
  /** What stands in the field while this cell is written in; null while it is not. */
  draft: string | null
  fault: Fault | undefined
}

const control =
  'absolute inset-0 size-full bg-white px-3 text-m text-ink shadow-none! outline-3! outline-brand! -outline-offset-3!'

/** One cell. All that is done with it, the table hears: a cell has no listeners of its own, so that 200 rows stay light. */
export const InformationCell = memo(function Cell(props: InformationCellProps) {
  const { column, heading, kind, text, isActive, draft, fault } = props
  return (
    <td
      data-column={column}
      tabIndex={isActive ? 0 : -1}
      {...(kind === 'fixed' && { 'aria-readonly': true })}
      {...(fault && { 'aria-invalid': true })}
      title={fault?.problem ?? text}
      className={`relative h-12 scroll-mt-14 scroll-ml-64 truncate border-b border-hair px-3 text-m -outline-offset-3! ${
        fault ? 'bg-danger-tint text-danger' : kind === 'fixed' ? 'text-ink-2' : 'cursor-cell'
      }`}
    >
      {draft === null ? (
        <>
          {fault?.text ?? text}
          {fault && <span className="sr-only">，{fault.problem}</span>}
          {kind === 'tel' && text.includes('*') && !fault && (
            <button
              type="button"
              data-reveal
              tabIndex={-1}
              aria-label="查看完整号码"
              title="查看完整号码，会留下查看记录"
              className="absolute inset-y-0 right-0 grid w-12 place-items-center text-ink-3 hover:text-brand"
            >
              <Eye aria-hidden className="size-5" />
            </button>
          )}
        </>
      ) : kind === 'gender' ? (
        <select autoFocus aria-label={heading} defaultValue={draft} className={control}>
          <option value="">未填</option>
          <option value="男">{genderNames.male}</option>
          <option value="女">{genderNames.female}</option>
        </select>
      ) : (
        <input
          autoFocus
          aria-label={heading}
          defaultValue={draft}
          {...(kind === 'tel' && { inputMode: 'tel' as const })}
          {...(fault && { 'aria-invalid': true })}
          onFocus={(event) => event.target.select()}
          className={control}
        />
      )}
    </td>
  )
})
