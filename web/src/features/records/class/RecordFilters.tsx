import type { ClassTeacher } from '@pinge/contract/class-teachers.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import type { Student } from '@pinge/contract/students.ts'
import { localDate } from '@pinge/contract/values/school-time.ts'
import { Button } from '../../../shared/ui/form/Button.tsx'
import { Segmented } from '../../../shared/ui/form/Segmented.tsx'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import { everyRecord, isNarrowed, recordSigns, type RecordFilter } from './record-filter.ts'
import { daysOf, recordRanges } from './record-range.ts'

export type RecordFiltersProps = {
  filter: RecordFilter
  students: readonly Pick<Student, 'id' | 'username'>[]
  /** Those that were given something in this time. */
  teams: readonly { id: string; teamName: string }[]
  teachers: readonly Pick<ClassTeacher, 'userId' | 'nickname'>[]
  /** A moment of today. */
  today: number
  onFilter: (filter: RecordFilter) => void
}

/** Which comments are looked at. What is selected stands in the address. */
export function RecordFilters(props: RecordFiltersProps) {
  const { filter, today, onFilter } = props
  const change = (changed: Partial<RecordFilter>) => onFilter({ ...filter, ...changed })
  const days = daysOf(filter.range, filter, today)
  return (
    <search aria-label="筛选点评" className="mt-3 grid gap-3 print:hidden">
      <div className="flex flex-wrap items-end gap-3">
        <Segmented
          label="时间"
          value={filter.range}
          options={recordRanges}
          // Days of one's own begin as those that were shown.
          onChange={(range) => change({ range, ...days })}
          className="max-sm:w-full max-sm:[&_button]:px-1"
        />
        <Segmented
          label="表扬或待改进"
          value={filter.sign}
          options={recordSigns}
          onChange={(sign) => change({ sign })}
          className="max-sm:w-full"
        />
        {isNarrowed(filter) && (
          <Button
            variant="quiet"
            onClick={() => change({ ...everyRecord, range: filter.range, from: filter.from, to: filter.to })}
          >
            清空筛选
          </Button>
        )}
      </div>
      {filter.range === 'custom' && (
        <div className="grid max-w-md grid-cols-2 gap-3">
          <TextField
            label="从"
            type="date"
            value={days.from}
            max={localDate(today)}
            onChange={(from) => from !== '' && change({ ...days, from })}
          />
          <TextField
            label="到"
            type="date"
            value={days.to}
            max={localDate(today)}
            onChange={(to) => to !== '' && change({ ...days, to })}
          />
        </div>
      )}
      <ReceiversAndTeachers {...props} onChange={change} />
    </search>
  )
}

type FieldsProps = RecordFiltersProps & { onChange: (changed: Partial<RecordFilter>) => void }

function ReceiversAndTeachers({ filter, students, teams, teachers, onChange }: FieldsProps) {
  // In another time the selected team was given something, in this one nothing.
  const isTeamElsewhere = filter.teamId !== '' && teams.every(({ id }) => id !== filter.teamId)
  return (
    <div className="grid max-w-5xl grid-cols-2 gap-3 md:grid-cols-4">
      <SelectField
        label="品质类型"
        value={String(filter.type)}
        options={[
          { value: '', label: '全部类型' },
          ...qualityTypes.map(({ type, name }) => ({ value: String(type), label: name })),
        ]}
        onChange={(value) =>
          onChange({ type: qualityTypes.find(({ type }) => String(type) === value)?.type ?? '' })
        }
      />
      <SelectField
        label="学生"
        value={filter.studentId}
        options={[
          { value: '', label: '全部学生' },
          ...students.map(({ id, username }) => ({ value: id, label: username })),
        ]}
        onChange={(studentId) => onChange({ studentId, teamId: '' })}
      />
      <SelectField
        label="小组"
        value={filter.teamId}
        options={[
          { value: '', label: '全部小组' },
          ...teams.map(({ id, teamName }) => ({ value: id, label: teamName })),
          ...(isTeamElsewhere ? [{ value: filter.teamId, label: '所选小组' }] : []),
        ]}
        onChange={(teamId) => onChange({ teamId, studentId: '' })}
      />
      <SelectField
        label="点评人"
        value={filter.teacherId}
        options={[
          { value: '', label: '全部老师' },
          ...teachers.map(({ userId, nickname }) => ({ value: userId, label: nickname })),
        ]}
        onChange={(teacherId) => onChange({ teacherId })}
      />
    </div>
  )
}
