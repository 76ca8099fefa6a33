import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { SelectField } from '../../../../shared/ui/form/SelectField.tsx'
import { QualityShape } from '../../../../shared/ui/picture/QualityShape.tsx'
import { nextSort, readSort, sortStudents, type SortColumn, type SummedStudent } from './sort-students.ts'
import { StudentTableRow } from './StudentTableRow.tsx'
import './student-sums.css'

export type StudentTableProps = {
  /** By first letter. */
  students: readonly SummedStudent[]
  /** As it stands in the address. */
  sort: string
  nowMs: number
  onSort: (sort: string) => void
  onStudent: (studentId: string) => void
}

type Column = { column: SortColumn; label: string; mark?: ReactNode }

const columns: readonly Column[] = [
  ...qualityTypes.map(({ type, tab }) => ({
    column: String(type) as SortColumn,
    label: tab,
    mark: <QualityShape type={type} />,
  })),
  { column: 'reminder', label: '待改进' },
  { column: 'total', label: '合计' },
  { column: 'last', label: '最近点评' },
]

/** What each pupil got: by first letter until another order is asked for; on a phone a card each. */
export function StudentTable({ students, sort, nowMs, onSort, onStudent }: StudentTableProps) {
  const sorted = readSort(sort)
  return (
    <section aria-label="每名学生" className="rounded-big bg-white py-4 print:p-0">
      <div className="flex flex-wrap items-end justify-between gap-3 px-5 pb-2 print:px-0">
        <h2 className="text-l font-bold">
          每名学生 <span className="text-s font-normal text-ink-2">{students.length} 人</span>
        </h2>
        <SelectField
          label="排序"
          className="w-40 md:hidden print:hidden"
          value={sort}
          options={[
            { value: '', label: '按首字母' },
            ...columns.map(({ column, label }) => ({ value: column, label: `按${label}` })),
          ]}
          onChange={onSort}
        />
      </div>
      <table className="student-sums w-full table-fixed text-base print:text-cap">
        <thead className="bg-white">
          <tr>
            <th scope="col" className="py-1 pl-5 text-left text-s font-bold text-ink-2 print:pl-0">
              学生
            </th>
            {columns.map(({ column, label, mark }) => (
              <SortHead
                key={column}
                label={label}
                mark={mark}
                direction={sorted?.column === column ? (sorted.isUp ? 'ascending' : 'descending') : 'none'}
                onSort={() => onSort(nextSort(sorted, column))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {sortStudents(students, sorted).map((student) => (
            <StudentTableRow key={student.id} student={student} nowMs={nowMs} onStudent={onStudent} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type SortHeadProps = Omit<Column, 'column'> & {
  direction: 'ascending' | 'descending' | 'none'
  onSort: () => void
}

function SortHead({ label, mark, direction, onSort }: SortHeadProps) {
  return (
    <th scope="col" aria-sort={direction} className="last:pr-3">
      <button
        type="button"
        onClick={onSort}
        className="flex min-h-11 w-full items-center justify-end gap-1.5 rounded-field px-2 text-s font-bold whitespace-nowrap text-ink-2 hover:text-ink print:min-h-0"
      >
        {mark}
        {label}
        {direction === 'descending' && <ArrowDown aria-hidden className="size-4" />}
        {direction === 'ascending' && <ArrowUp aria-hidden className="size-4" />}
      </button>
    </th>
  )
}
