import { memo } from 'react'
import type { SheetState } from './edits/sheet-editor.ts'
import { SheetCell } from './SheetCell.tsx'
import { cellKey, type LeadColumn, type SheetColumn, type SheetRow as Row } from './sheet-types.ts'
import { parseEdits } from './edits/row-edits.ts'
import { shownText, valuesOf } from './use-sheet.ts'

export type SheetRowProps<One extends Row> = {
  at: number
  row: One
  /** Told apart from others of the same name. */
  name: string
  columns: readonly SheetColumn<One>[]
  lead: readonly LeadColumn<One>[]
  /** Where the columns that stay in sight stand, in rem from the left, those before the others with them. */
  frozen: readonly number[]
  hasNames: boolean
  isSelected: boolean | undefined
  /** Those of this row alone, as text: a row is drawn again only where something of it changed. */
  edits: string
  active: number | null
  chosen: string
  draft: string | null
  isReadOnly: boolean
}

const edge = 'border-b border-hair'

/** A name of more letters stands in two lines of smaller ones: many begin alike, and a mark must not go to another child. */
const WHOLE = 6

export const SheetRow = memo(function RowOf<One extends Row>(props: SheetRowProps<One>) {
  const { at, row, name, lead, frozen, isSelected, active } = props
  return (
    <tr
      data-row={at}
      {...(isSelected !== undefined && { 'aria-selected': isSelected })}
      className="group bg-white aria-selected:bg-brand-tint"
    >
      {lead.map(({ key, show }, index) => (
        <td
          key={key}
          data-column={index}
          tabIndex={active === index ? 0 : -1}
          style={{ left: `${frozen[index] ?? 0}rem` }}
          className={`${edge} sticky z-10 h-12 scroll-mt-16 bg-inherit -outline-offset-3! pointer-fine:h-8 print:hidden`}
        >
          {show(row, isSelected === true)}
        </td>
      ))}
      {props.hasNames && (
        <th
          scope="row"
          title={name}
          className={`${edge} sticky left-0 z-10 border-r bg-white px-2 text-left font-bold group-focus-within:bg-brand-tint`}
        >
          <span className={name.length > WHOLE ? 'line-clamp-2 text-cap/3.5 wrap-anywhere' : ''}>{name}</span>
        </th>
      )}
      <Cells {...props} />
    </tr>
  )
}) as <One extends Row>(props: SheetRowProps<One>) => React.ReactNode

function Cells<One extends Row>(props: SheetRowProps<One>) {
  const { row, name, columns, lead, frozen, active, draft } = props
  const state = parseEdits(props.edits)
  const values = valuesOf(state, row, columns)
  const [first = -1, last = -1] = props.chosen.split('-').map(Number)
  return columns.map((column, place) => {
    const index = place + lead.length
    const { text, note = '', tone, hint = '', problem, isWaiting } = look(state, row, column, values)
    return (
      <SheetCell
        key={column.key}
        column={index}
        label={`${name}的${column.group ?? ''}${column.title}`}
        text={text}
        note={note}
        tone={tone}
        hint={hint}
        problem={problem}
        isWaiting={isWaiting}
        isActive={active === index}
        isInRange={props.chosen !== '' && index >= first && index <= last}
        isFixed={props.isReadOnly || row.isFixed === true || column.read === undefined}
        isWords={column.isWords === true}
        isMasked={column.isMasked === true}
        frozenAt={column.isFrozen ? (frozen[index] ?? 0) : null}
        choices={column.choices}
        draft={active === index ? draft : null}
      />
    )
  })
}

/** What was typed stands as it was typed for as long as it is not understood. */
function look<One extends Row>(
  state: Pick<SheetState, 'edits'>,
  row: One,
  column: SheetColumn<One>,
  values: ReturnType<typeof valuesOf>,
) {
  const edit = state.edits.get(cellKey(row.id, column.key))
  const text = shownText(state, row, column)
  const isTyped = edit !== undefined && edit.state !== 'waiting'
  const shown = isTyped ? { text } : (column.show?.(values[column.key] ?? null, row, values) ?? { text })
  return { ...shown, problem: edit?.msg ?? '', isWaiting: edit?.state === 'waiting' }
}
