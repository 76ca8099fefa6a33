import { MAX_NAME_LENGTH, MAX_REWARD_COST } from '@pinge/contract/values/limits.ts'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import type { ExchangeDraft } from './exchange-draft.ts'
import { readWholeNumber } from '../read-whole-number.ts'

export type FreeRewardFieldsProps = {
  draft: Pick<ExchangeDraft, 'name' | 'cost'>
  isLocked: boolean
  onChange: (changes: Partial<ExchangeDraft>) => void
}

/** What is exchanged without a reward of the class, and for how many points. */
export function FreeRewardFields(props: FreeRewardFieldsProps) {
  const { isLocked, onChange } = props
  const { name, cost } = props.draft
  const isCostWrong = cost !== '' && readWholeNumber(cost, 1, MAX_REWARD_COST) === null
  return (
    <div className="mt-3 grid gap-3 sm:grid-cols-[1fr_11.25rem]">
      <TextField
        label="兑换什么"
        value={name}
        readOnly={isLocked}
        maxLength={MAX_NAME_LENGTH}
        placeholder="如：和老师合影"
        onChange={(next) => onChange({ name: next })}
      />
      <TextField
        label="每份积分"
        value={cost}
        readOnly={isLocked}
        inputMode="numeric"
        onChange={(next) => onChange({ cost: next })}
        error={isCostWrong ? `1 到 ${MAX_REWARD_COST} 的整数` : undefined}
      />
    </div>
  )
}
