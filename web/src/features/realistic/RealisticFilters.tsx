import {
  RealisticKind,
  realisticKindNames,
  realisticStateNames,
  type RealisticSummary,
} from '@pinge/contract/realistic.ts'
import type { Student } from '@pinge/contract/students.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import type { ReactNode } from 'react'
import { pupilOptions } from '../../shared/text/pupil-options.ts'
import { KeywordField } from '../../shared/ui/form/KeywordField.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { QualityShape } from '../../shared/ui/picture/QualityShape.tsx'
import { formatFilter, isNarrowed, type RealisticFilter } from './realistic-filter.ts'

export type RealisticFiltersProps = {
  filter: RealisticFilter
  /** How many there are of each state; undefined until it is known. */
  summary: RealisticSummary | undefined
  students: readonly Pick<Student, 'id' | 'username' | 'stuNo'>[]
  onFilter: (change: Partial<RealisticFilter>) => void
}

/** By state, quality, kind, pupil and words; what is selected stands in the address, and on paper in one line. */
export function RealisticFilters({ filter, summary, students, onFilter }: RealisticFiltersProps) {
  const isUnknown = filter.studentId !== '' && !students.some(({ id }) => id === filter.studentId)
  const pupils = [
    ...pupilOptions(students),
    // Named by a link, or by Back: what is shown is not everybody's.
    ...(isUnknown ? [{ value: filter.studentId, label: '已不在班里的学生' }] : []),
  ]
  const pupilName = pupils.find(({ value }) => value === filter.studentId)?.label ?? ''
  return (
    <>
      {isNarrowed(filter) && (
        <p className="hidden text-s print:block">只看：{formatFilter(filter, pupilName)}</p>
      )}
      <FilterFields {...{ filter, summary, pupils, onFilter }} />
    </>
  )
}

type FilterFieldsProps = Pick<RealisticFiltersProps, 'filter' | 'summary' | 'onFilter'> & {
  pupils: readonly { value: string; label: string }[]
}

function FilterFields({ filter, summary, pupils, onFilter }: FilterFieldsProps) {
  return (
    <search className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <States filter={filter} summary={summary} onFilter={onFilter} />
      <div role="group" aria-label="品质" className="flex max-w-full gap-2 overflow-x-auto">
        {qualityTypes.map(({ type, tab }) => (
          <Chip
            key={type}
            isOn={filter.type === type}
            onToggle={() => onFilter({ type: filter.type === type ? null : type })}
          >
            <QualityShape type={type} />
            {tab}
          </Chip>
        ))}
      </div>
      <div className="flex min-w-0 basis-full flex-wrap gap-2">
        <SelectField
          label="类型"
          isLabelHidden
          className="w-36 max-md:flex-1"
          value={filter.kind ?? ''}
          options={[
            { value: '', label: '全部类型' },
            ...RealisticKind.options.map((kind) => ({ value: kind, label: realisticKindNames[kind] })),
          ]}
          onChange={(value) =>
            onFilter({ kind: RealisticKind.options.find((kind) => kind === value) ?? null })
          }
        />
        <SelectField
          label="学生"
          isLabelHidden
          className="w-36 max-md:flex-1"
          value={filter.studentId}
          options={[{ value: '', label: '全部学生' }, ...pupils]}
          onChange={(studentId) => onFilter({ studentId })}
        />
        <KeywordField
          label="搜索标题、经过、姓名"
          placeholder="标题、经过、姓名"
          className="realistic-keyword"
          keyword={filter.keyword}
          onKeyword={(keyword) => onFilter({ keyword })}
        />
      </div>
    </search>
  )
}

function States({
  filter,
  summary,
  onFilter,
}: Pick<RealisticFiltersProps, 'filter' | 'summary' | 'onFilter'>) {
  const options = [
    { value: null, label: '全部', count: summary?.batches },
    ...(['pending', 'adopted', 'filed', 'returned'] as const).map((state) => ({
      value: state,
      label: realisticStateNames[state],
      count: summary?.states[state],
    })),
    { value: 'typical' as const, label: '典型', count: summary?.typical },
  ]
  return (
    <div role="group" aria-label="状态" className="flex max-w-full gap-2 overflow-x-auto">
      {options.map(({ value, label, count }) => (
        <Chip key={label} isOn={filter.state === value} onToggle={() => onFilter({ state: value })}>
          {label}
          <span className="num">{count ?? ''}</span>
        </Chip>
      ))}
    </div>
  )
}

function Chip({ isOn, onToggle, children }: { isOn: boolean; onToggle: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onToggle}
      className="realistic-chip inline-flex min-h-12 shrink-0 items-center gap-1.5 rounded-full bg-white px-4 text-name font-bold whitespace-nowrap hover:bg-mist"
    >
      {children}
    </button>
  )
}
