import type { ClassTeacher } from '@pinge/contract/class-teachers.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import type { Student } from '@pinge/contract/students.ts'
import { SlidersHorizontal } from 'lucide-react'
import { useState, type Ref } from 'react'
import { pupilOptions } from '../../../shared/text/pupil-options.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { KeywordField } from '../../../shared/ui/form/KeywordField.tsx'
import { OwnDays, RangePicker } from '../../../shared/ui/form/RangePicker.tsx'
import { Segmented } from '../../../shared/ui/form/Segmented.tsx'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import { countFields, isNarrowed, notNarrowed, recordSigns, type RecordFilter } from './record-filter.ts'
import type { TermDays } from '../../../shared/time/day-range.ts'

export type RecordFiltersProps = {
  filter: RecordFilter
  students: readonly Pick<Student, 'id' | 'username' | 'stuNo'>[]
  /** Those that were given something in this time. */
  teams: readonly { id: string; teamName: string }[]
  teachers: readonly Pick<ClassTeacher, 'userId' | 'nickname'>[]
  /** A moment of today. */
  today: number
  /** As the class has it. */
  term: TermDays | undefined
  onFilter: (changed: Partial<RecordFilter>) => void
  ref?: Ref<HTMLElement>
}

/** Which comments are looked at; it stays in sight where there is room. What is selected stands in the address. */
export function RecordFilters(props: RecordFiltersProps) {
  const { filter, onFilter, ref } = props
  const [isOpen, setIsOpen] = useState(false)
  const count = countFields(filter)
  return (
    <search
      ref={ref}
      aria-label="筛选点评"
      className="grid grid-cols-[minmax(0,1fr)] gap-2 py-2 lg:sticky lg:top-0 lg:z-2 lg:bg-sky-2 print:hidden"
    >
      <div className="flex flex-wrap items-center gap-2">
        <RangePicker picked={filter} today={props.today} term={props.term} onPick={onFilter} />
        <Segmented
          label="表扬或待改进"
          value={filter.sign}
          options={recordSigns}
          onChange={(sign) => onFilter({ sign })}
          className="max-sm:w-full"
        />
        <KeywordField
          label="搜索点评项或备注"
          className="min-w-[min(100%,11rem)] flex-1"
          keyword={filter.keyword}
          onKeyword={(keyword) => onFilter({ keyword })}
        />
        <Button
          variant="white"
          className="sm:hidden"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden />
          筛选{count > 0 && `（${count}）`}
        </Button>
        {isNarrowed(filter) && (
          <Button variant="quiet" onClick={() => onFilter(notNarrowed)}>
            清空筛选
          </Button>
        )}
      </div>
      <OwnDays picked={filter} today={props.today} onPick={onFilter} />
      <ReceiversAndTeachers {...props} isOpen={isOpen} />
    </search>
  )
}

type FieldsProps = RecordFiltersProps & { isOpen: boolean }

/** On a phone folded away until they are asked for. */
function ReceiversAndTeachers({ filter, students, teams, teachers, onFilter, isOpen }: FieldsProps) {
  // In another time the selected team was given something, in this one nothing.
  const isTeamElsewhere = filter.teamId !== '' && teams.every(({ id }) => id !== filter.teamId)
  return (
    <div className={`grid grid-cols-2 gap-2 md:grid-cols-4 ${isOpen ? '' : 'max-sm:hidden'}`}>
      <SelectField
        label="品质"
        isLabelHidden
        value={String(filter.type)}
        options={[
          { value: '', label: '全部类型' },
          ...qualityTypes.map(({ type, name }) => ({ value: String(type), label: name })),
        ]}
        onChange={(value) =>
          onFilter({ type: qualityTypes.find(({ type }) => String(type) === value)?.type ?? '' })
        }
      />
      <SelectField
        label="学生"
        isLabelHidden
        value={filter.studentId}
        options={[{ value: '', label: '全部学生' }, ...pupilOptions(students)]}
        onChange={(studentId) => onFilter({ studentId, teamId: '' })}
      />
      <SelectField
        label="小组"
        isLabelHidden
        value={filter.teamId}
        options={[
          { value: '', label: '全部小组' },
          ...teams.map(({ id, teamName }) => ({ value: id, label: teamName })),
          ...(isTeamElsewhere ? [{ value: filter.teamId, label: '所选小组' }] : []),
        ]}
        onChange={(teamId) => onFilter({ teamId, studentId: '' })}
      />
      <SelectField
        label="点评人"
        isLabelHidden
        value={filter.teacherId}
        options={[
          { value: '', label: '全部老师' },
          ...teachers.map(({ userId, nickname }) => ({ value: userId, label: nickname })),
        ]}
        onChange={(teacherId) => onFilter({ teacherId })}
      />
    </div>
  )
}
