import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LeadColumn, Order, SheetColumn, SheetRow } from './sheet-types.ts'

export type SheetHeadProps<Row extends SheetRow> = {
  columns: readonly SheetColumn<Row>[]
  lead: readonly LeadColumn<Row>[]
  leadHeads: readonly ReactNode[]
  frozen: readonly number[]
  hasNames: boolean
  /** Where the heads are buttons that bring the rows in order. */
  order?: Order | undefined
  onOrder?: ((key: string) => void) | undefined
}

const head =
  'sticky z-20 border-b border-line bg-mist text-s font-bold text-ink-2 print:static print:h-auto print:px-1 print:py-1 print:whitespace-nowrap'
const corner = 'top-0 left-0 z-30 border-r px-2 text-left'

export function SheetHead<Row extends SheetRow>(props: SheetHeadProps<Row>) {
  const { columns, lead, leadHeads, frozen, hasNames } = props
  const hasGroups = columns.some(({ group }) => group !== undefined)
  const height = hasGroups ? 'top-8 h-8' : 'top-0 h-12 pointer-fine:h-8'
  return (
    <thead>
      {hasGroups && (
        <tr>
          {hasNames && (
            <th rowSpan={2} scope="col" className={`${head} ${corner} h-16`}>
              姓名
            </th>
          )}
          {groupsOf(columns).map(({ name, span }, at) => (
            <th
              key={at}
              scope="colgroup"
              colSpan={span}
              className={`${head} top-0 h-8 border-r px-2 text-center`}
            >
              {name}
            </th>
          ))}
        </tr>
      )}
      <tr>
        {lead.map(({ key }, index) => {
          // A heading that says nothing is none.
          const Cell = leadHeads[index] ? 'th' : 'td'
          return (
            <Cell
              key={key}
              {...(Cell === 'th' && { scope: 'col' })}
              style={{ left: `${frozen[index] ?? 0}rem` }}
              className={`${head} ${height} z-30 print:hidden`}
            >
              {leadHeads[index]}
            </Cell>
          )
        })}
        {hasNames && !hasGroups && (
          <th scope="col" className={`${head} ${corner} ${height}`}>
            姓名
          </th>
        )}
        {columns.map((column, index) => (
          <ColumnHead
            key={column.key}
            {...props}
            column={column}
            height={height}
            left={column.isFrozen ? frozen[index + lead.length] : undefined}
          />
        ))}
      </tr>
    </thead>
  )
}

type ColumnHeadProps<Row extends SheetRow> = Pick<SheetHeadProps<Row>, 'order' | 'onOrder'> & {
  column: SheetColumn<Row>
  height: string
  left: number | undefined
}

function ColumnHead<Row extends SheetRow>({ column, height, left, order, onOrder }: ColumnHeadProps<Row>) {
  const { key, title, isWords } = column
  const isOrdered = order?.key === key
  const Arrow = order?.isUp ? ArrowUp : ArrowDown
  const place = left === undefined ? '' : 'z-30'
  const style = left === undefined ? undefined : { left: `${left}rem` }
  const align = isWords ? 'text-left' : 'border-r text-center'
  if (!onOrder)
    return (
      <th scope="col" style={style} className={`${head} ${height} ${place} ${align} px-2`}>
        {title}
      </th>
    )
  return (
    <th
      scope="col"
      {...(isOrdered && { 'aria-sort': order.isUp ? ('ascending' as const) : ('descending' as const) })}
      style={style}
      className={`${head} ${height} ${place} ${align}`}
    >
      <button
        type="button"
        title={`按${title}排序`}
        onClick={() => onOrder(key)}
        className="flex size-full items-center gap-1 px-3 text-left -outline-offset-3! hover:text-ink"
      >
        {title}
        {isOrdered && <Arrow aria-hidden className="size-4" />}
      </button>
    </th>
  )
}

function groupsOf(columns: readonly { group?: string }[]): { name: string; span: number }[] {
  return columns.reduce<{ name: string; span: number }[]>((all, { group = '' }) => {
    const last = all.at(-1)
    if (last?.name === group) last.span += 1
    else all.push({ name: group, span: 1 })
    return all
  }, [])
}
