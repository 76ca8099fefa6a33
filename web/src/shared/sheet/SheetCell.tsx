import { Eye } from 'lucide-react'
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
  isWords: boolean
  /** Where it stays when the others move by, in rem from the left. */
  frozenAt: number | null
  /** Holds phones, of which only the ends are shown: a tap shows one whole. */
  isMasked: boolean
  choices: readonly string[] | undefined
  /** What stands in the field while this cell is written in; null while it is not. */
  draft: string | null
}

const toneClasses: Readonly<Record<Tone, string>> = {
  best: 'text-q3',
  good: 'text-q1',
  pass: 'text-ink-2',
  low: 'text-q2',
}

/** Shorter text stays on one line: a date, a phone, 父亲. Longer text is smaller in the rows under a mouse. */
const TORN_AFTER = 11

const cell =
  'h-12 scroll-mt-16 scroll-ml-32 in-data-lead:scroll-ml-80 border-b border-hair -outline-offset-3! focus:outline-3 focus:outline-brand aria-selected:bg-brand-tint pointer-fine:h-8 print:h-auto print:px-1 print:py-1 print:text-base'

/** One cell. All that is done with it, the table hears. */
export const SheetCell = memo(function Cell(props: SheetCellProps) {
  const { column, text, hint, problem, isActive, isFixed, isWords, frozenAt, draft } = props
  return (
    <td
      data-column={column}
      tabIndex={isActive ? 0 : -1}
      {...(isFixed && { 'aria-readonly': true })}
      {...(props.isInRange && { 'aria-selected': true })}
      {...(problem && { 'aria-invalid': true })}
      // At the cell with the cursor the problem stands below it already.
      title={(problem ? !isActive && problem : hint || (isWords && text)) || undefined}
      style={frozenAt === null ? undefined : { left: `${frozenAt}rem` }}
      className={`${cell} ${isWords ? 'px-3' : 'border-r px-2 text-center whitespace-nowrap'} ${standing(props)} ${looks(props)}`}
    >
      {draft === null ? <CellText {...props} /> : <CellField {...props} draft={draft} />}
      {problem && isActive && draft === null && (
        // In the last row above the cell: below it would be out of sight.
        <span
          aria-hidden
          className="pointer-events-none absolute top-full left-0 z-40 w-max max-w-64 rounded-field bg-danger px-3 py-2 text-left text-s whitespace-normal text-white shadow-float in-[tr:last-child]:top-auto in-[tr:last-child]:bottom-full print:hidden"
        >
          {problem}
        </span>
      )}
    </td>
  )
})

/** A cell with something laid over it is a layer of its own to the browser; of 2,500 of them a key would not be drawn in time. */
function standing({ frozenAt, draft, problem, isWaiting, isMasked }: SheetCellProps): string {
  if (frozenAt !== null) return 'sticky z-10 font-bold'
  return draft !== null || problem || isWaiting || isMasked ? 'relative' : ''
}

function looks({ problem, isFixed, frozenAt }: SheetCellProps): string {
  const isFrozen = frozenAt !== null
  if (problem) return 'bg-danger-tint text-danger'
  const ground = isFrozen ? 'bg-inherit' : ''
  // Where a click is heard is seen with a mouse too.
  if (!isFixed) return `${ground} cursor-cell hover:bg-mist`
  return isFrozen ? ground : 'text-ink-2'
}

function CellText(props: SheetCellProps) {
  const { text, note, tone, problem, isWaiting, isWords } = props
  const isShort = text.length <= TORN_AFTER
  const isHidden = props.isMasked && !props.isFixed && !problem && text.includes('*')
  return (
    <>
      {isWords ? (
        // Two lines at most, so that a long name is read whole and no row grows.
        <span
          className={`line-clamp-2 leading-5 break-words pointer-fine:leading-4 print:line-clamp-none ${isShort ? 'print:whitespace-nowrap' : 'pointer-fine:text-s'} ${isHidden ? 'pr-8 print:pr-0' : ''}`}
        >
          {text}
        </span>
      ) : (
        text
      )}
      {note && <span className={`ml-1 text-s ${tone ? toneClasses[tone] : 'text-ink-2'}`}>{note}</span>}
      {isWaiting && (
        <span
          role="img"
          aria-label="待保存"
          className="absolute top-1 right-1 size-1.5 rounded-full bg-ink-3"
        />
      )}
      {problem && <span className="sr-only">，{problem}</span>}
      {isHidden && (
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
  )
}

function CellField({
  label,
  problem,
  isMasked,
  isWords,
  choices,
  draft,
}: SheetCellProps & { draft: string }) {
  const control = `absolute inset-0 size-full bg-white text-m text-ink shadow-none! outline-3! -outline-offset-3! outline-brand! ${isWords ? 'px-3' : 'px-2 text-center'}`
  if (choices)
    return (
      // The teacher has just opened this cell to write in it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      <select autoFocus aria-label={label} defaultValue={draft} className={control}>
        <option value="">未填</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    )
  return (
    <input
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      aria-label={label}
      defaultValue={draft}
      autoComplete="off"
      {...(isMasked && { inputMode: 'tel' as const })}
      {...(problem && { 'aria-invalid': true })}
      onFocus={({ target }) => target.select()}
      className={control}
    />
  )
}
