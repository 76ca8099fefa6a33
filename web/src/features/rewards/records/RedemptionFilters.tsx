import type { Reward } from '@pinge/contract/rewards.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { DateField } from '../../../shared/ui/form/DateField.tsx'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import { isFiltered, type RedemptionFilter } from './redemption-filter.ts'
import { stateNames } from './state-names.ts'

export type RedemptionFiltersProps = {
  filter: RedemptionFilter
  students: readonly { id: string; username: string; stuNo: string }[]
  rewards: readonly Pick<Reward, 'id' | 'name'>[]
  teachers: readonly { userId: string; nickname: string }[]
  onChange: (changes: Partial<RedemptionFilter>) => void
  onClear: () => void
}

const states = Object.entries(stateNames).map(([value, label]) => ({ value, label }))

/** Which exchanges are looked at. What is chosen stands in the address. */
export function RedemptionFilters({
  filter,
  students,
  rewards,
  teachers,
  onChange,
  onClear,
}: RedemptionFiltersProps) {
  const any = (label: string) => ({ value: '', label })
  return (
    <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3 lg:grid-cols-6 print:hidden">
      <SelectField
        label="学生"
        value={filter.studentId}
        options={[
          any('全部学生'),
          ...students.map(({ id, username, stuNo }) => ({
            value: id,
            label: stuNo === '' ? username : `${username} ${stuNo}`,
          })),
        ]}
        onChange={(studentId) => onChange({ studentId })}
      />
      <SelectField
        label="奖品"
        value={filter.rewardId}
        options={[any('全部奖品'), ...rewards.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(rewardId) => onChange({ rewardId })}
      />
      <SelectField
        label="状态"
        value={filter.state}
        options={[any('全部状态'), ...states]}
        onChange={(state) =>
          onChange({
            state: states.find(({ value }) => value === state) ? (state as RedemptionFilter['state']) : '',
          })
        }
      />
      <SelectField
        label="操作人"
        value={filter.teacherId}
        options={[
          any('全部老师'),
          ...teachers.map(({ userId, nickname }) => ({ value: userId, label: nickname })),
        ]}
        onChange={(teacherId) => onChange({ teacherId })}
      />
      <DateField
        label="从"
        value={filter.from}
        {...(filter.to !== '' && { max: filter.to })}
        onChange={(from) => onChange({ from })}
      />
      <DateField
        label="到"
        value={filter.to}
        {...(filter.from !== '' && { min: filter.from })}
        onChange={(to) => onChange({ to })}
      />
      {isFiltered(filter) && (
        <Button variant="quiet" className="justify-self-start px-3!" onClick={onClear}>
          清空筛选
        </Button>
      )}
    </div>
  )
}
