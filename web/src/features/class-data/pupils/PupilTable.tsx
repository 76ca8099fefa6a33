import type { ReportStudent } from '@pinge/contract/class-data.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import { SearchInput } from '../../../shared/ui/form/SearchInput.tsx'
import { QualityShape } from '../../../shared/ui/picture/QualityShape.tsx'
import type { RecordsLink } from '../shown-report.ts'
import { PupilRow } from './PupilRow.tsx'
import { nextSort, readSort, sortPupils, type PupilColumn, type PupilSort } from './sort-pupils.ts'

export type PupilTableProps = {
  /** By first letter. */
  pupils: readonly ReportStudent[]
  /** As it stands in the address. */
  sort: string
  hasReminders: boolean
  nowMs: number
  recordsOf: RecordsLink
  /** The screen of one pupil. */
  pathOf: (studentId: string) => string
  onSort: (sort: string) => void
}

type Column = { column: PupilColumn; label: string; mark?: ReactNode }

const qualityColumns: readonly Column[] = qualityTypes.map(({ type, tab }) => ({
  column: String(type) as PupilColumn,
  label: tab,
  mark: <QualityShape type={type} />,
}))

function columnsOf(hasReminders: boolean): readonly Column[] {
  return [
    ...qualityColumns,
    { column: 'total', label: '合计' },
    ...(hasReminders ? [{ column: 'reminder', label: '待改进' } as const] : []),
    { column: 'last', label: '最近点评' },
  ]
}

/** What each pupil got: by first letter until another order is asked for; on a phone a card each. */
export function PupilTable(props: PupilTableProps) {
  const { pupils, sort, hasReminders, onSort } = props
  const [wanted, setWanted] = useState('')
  const sorted = readSort(sort)
  const columns = columnsOf(hasReminders)
  const found = pupils.filter(({ username }) => username.includes(wanted.trim()))
  return (
    <section aria-label="每名学生" className="rounded-big bg-white pt-4 pb-2">
      <div className="flex flex-wrap items-center gap-3 px-6 pb-2">
        <h2 className="flex-1 text-lg font-bold whitespace-nowrap">
          每名学生 <span className="text-s font-normal text-ink-2">{pupils.length} 人</span>
        </h2>
        <SelectField
          label="排序"
          isLabelHidden
          className="w-36 md:hidden"
          value={sort}
          options={[
            { value: '', label: '按首字母' },
            ...columns.map(({ column, label }) => ({ value: column, label: `按${label}` })),
          ]}
          onChange={onSort}
        />
        <SearchInput label="找学生" className="pupil-search" value={wanted} onChange={setWanted} />
      </div>
      {found.length === 0 ? (
        <p className="px-6 py-8 text-center text-m text-ink-2">没有找到叫“{wanted.trim()}”的学生</p>
      ) : (
        <Table {...props} pupils={sortPupils(found, sorted)} sorted={sorted} columns={columns} />
      )}
    </section>
  )
}

type TableProps = PupilTableProps & { sorted: PupilSort; columns: readonly Column[] }

function Table({ pupils, sorted, columns, onSort, ...shown }: TableProps) {
  const directionOf = (column: PupilColumn) =>
    sorted?.column === column ? (sorted.isUp ? 'ascending' : 'descending') : 'none'
  return (
    <table className="pupil-table w-full table-fixed text-base">
      <thead className="bg-white">
        <tr>
          <SortHead
            label="学生"
            direction={sorted ? directionOf('name') : 'ascending'}
            className=""
            onSort={() => onSort(nextSort(sorted, 'name'))}
          />
          {columns.map(({ column, label, mark }) => (
            <SortHead
              key={column}
              label={label}
              mark={mark}
              direction={directionOf(column)}
              className={column === 'last' ? 'last' : ''}
              onSort={() => onSort(nextSort(sorted, column))}
            />
          ))}
          <th scope="col" className="pupil-mix px-2 text-right text-s font-bold text-ink-2">
            构成
          </th>
        </tr>
      </thead>
      <tbody>
        {pupils.map((pupil) => (
          <PupilRow key={pupil.id} pupil={pupil} {...shown} />
        ))}
      </tbody>
    </table>
  )
}

type SortHeadProps = Omit<Column, 'column'> & {
  direction: 'ascending' | 'descending' | 'none'
  className: string
  onSort: () => void
}

function SortHead({ label, mark, direction, className, onSort }: SortHeadProps) {
  return (
    <th scope="col" aria-sort={direction} className={className}>
      <button
        type="button"
        onClick={onSort}
        className="pupil-head flex min-h-11 w-full items-center gap-1.5 rounded-field px-2 text-s font-bold whitespace-nowrap text-ink-2 hover:text-ink"
      >
        {mark}
        {label}
        {direction === 'descending' && <ArrowDown aria-hidden className="size-4" />}
        {direction === 'ascending' && <ArrowUp aria-hidden className="size-4" />}
      </button>
    </th>
  )
}
