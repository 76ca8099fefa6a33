import { ArrowDown, ArrowUp, Check, Minus } from 'lucide-react'
import type { FieldKey } from '../edit/fields.ts'
import type { Sort } from '../show-students.ts'
import { sortKeyOf, type Column } from './columns.ts'
import type { RowSelection } from './use-row-selection.ts'

export type GridHeadProps = {
  columns: readonly Column[]
  hasStatus: boolean
  rows: RowSelection
  sort: Sort
  onSort: (key: FieldKey) => void
}

const cell =
  'sticky top-0 z-10 h-12 bg-mist px-3 text-left text-s font-bold text-ink-2 pointer-fine:h-8 print:static print:h-auto print:px-1 print:py-1 print:whitespace-nowrap'

/** The heads sort by a click; the first one selects all rows that are shown. */
export function GridHead({ columns, hasStatus, rows, sort, onSort }: GridHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col" className={`${cell} px-0! print:hidden`}>
          {!rows.isReadOnly && <SelectAll rows={rows} />}
        </th>
        <th scope="col" className={`${cell} print:hidden`}>
          <span className="sr-only">头像</span>
        </th>
        {columns.map((column) => {
          const isSorted = sort?.key === sortKeyOf(column)
          return (
            <th
              key={column.id}
              scope="col"
              {...(isSorted && {
                'aria-sort': sort?.isUp ? ('ascending' as const) : ('descending' as const),
              })}
              className={`${cell} p-0!`}
            >
              <button
                type="button"
                title={`按${column.heading}排序`}
                onClick={() => onSort(sortKeyOf(column))}
                className="flex size-full items-center gap-1 px-3 text-left -outline-offset-3! hover:text-ink"
              >
                {column.heading}
                {isSorted &&
                  (sort?.isUp ? (
                    <ArrowUp aria-hidden className="size-4" />
                  ) : (
                    <ArrowDown aria-hidden className="size-4" />
                  ))}
              </button>
            </th>
          )
        })}
        {hasStatus && (
          <th scope="col" className={cell}>
            状态
          </th>
        )}
      </tr>
    </thead>
  )
}

function SelectAll({ rows: { isEach, isSome, toggleAll } }: { rows: RowSelection }) {
  const Mark = isEach ? Check : Minus
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isSome && !isEach ? 'mixed' : isEach}
      aria-label="全部选上"
      onClick={toggleAll}
      className="grid size-12 place-items-center -outline-offset-3! pointer-fine:size-8"
    >
      <span
        className={`grid size-5 place-items-center rounded-[6px] ring-2 ring-inset ${isSome ? 'bg-brand text-white ring-brand' : 'text-transparent ring-ink-3'}`}
      >
        <Mark aria-hidden className="size-3.5 stroke-[3.5]" />
      </span>
    </button>
  )
}
