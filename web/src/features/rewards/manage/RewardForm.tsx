import { MAX_NAME_LENGTH, MAX_REWARD_COST, MAX_REWARD_STOCK } from '@pinge/contract/values/limits.ts'
import { rewardIcons } from '@pinge/contract/values/icons/reward-icons.ts'
import { saveReward, type Reward } from '@pinge/contract/rewards.ts'
import { useEffect } from 'react'
import { useWrite } from '../../../shared/api/use-write.ts'
import type { Problems } from '../../../shared/form/form-problems.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import { readWholeNumber } from '../read-whole-number.ts'

export type RewardFormProps = {
  classId: string
  /** Nothing for a new one. */
  reward: Reward | null
  /** Another device has deleted it. */
  isGone: boolean
  /** Whether something is written that is not saved. */
  onDirty: (isDirty: boolean) => void
  onClose: () => void
}

type RewardIcon = (typeof rewardIcons)[number]

type RewardFields = { name: string; icon: RewardIcon; cost: string; stock: string }

function fieldsOf(reward: Reward | null): RewardFields {
  const icon = rewardIcons.find((one) => one === reward?.icon) ?? rewardIcons[0]
  const { name = '', cost = '', stock } = reward ?? {}
  return { name, icon, cost: String(cost), stock: String(stock ?? '') }
}

const readCost = (cost: string) => readWholeNumber(cost, 1, MAX_REWARD_COST)
const readStock = (stock: string) => readWholeNumber(stock, 0, MAX_REWARD_STOCK)

function checkReward({ name, cost, stock }: RewardFields): Problems<RewardFields> {
  return {
    name: name.trim() === '' && '请写奖品名称',
    cost: readCost(cost) === null && `1 到 ${MAX_REWARD_COST} 的整数`,
    stock: stock.trim() !== '' && readStock(stock) === null && `0 到 ${MAX_REWARD_STOCK}，不限请留空`,
  }
}

/** Name, picture, cost and stock of a reward. */
export function RewardForm({ classId, reward, isGone, onDirty, onClose }: RewardFormProps) {
  const { row, submit, isDirty, isSending, isLocked, problem } = useForm({
    keptAs: `reward/${classId}/${reward?.id ?? ''}`,
    start: () => fieldsOf(reward),
    check: checkReward,
    writer: useWrite(saveReward),
    request: (fields, typed) => {
      // Of one that there is, only what was typed: meanwhile it was exchanged, or changed on another device.
      const { name, icon, cost, stock } = reward ? typed : fields
      return {
        classId,
        ...(reward && { id: reward.id }),
        ...(name !== undefined && { name: name.trim() }),
        ...(icon && { icon }),
        ...(cost !== undefined && { cost: readCost(cost) ?? 0 }),
        ...(stock !== undefined && { stock: readStock(stock) }),
      }
    },
    waitsForReread: true,
    onClose,
  })
  // The sheet around it, which asks before it takes the words away.
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [onDirty, isDirty])

  return (
    <form noValidate className="flex flex-col gap-3 rounded-card bg-sky-3 p-4" onSubmit={submit}>
      <div className="grid gap-3 sm:grid-cols-[1fr_140px_160px]">
        <TextField label="奖品名称" maxLength={MAX_NAME_LENGTH} readOnly={isLocked} {...row('name')} />
        <TextField label="所需积分" inputMode="numeric" readOnly={isLocked} {...row('cost')} />
        <TextField
          label="库存"
          inputMode="numeric"
          placeholder="不限"
          readOnly={isLocked}
          {...row('stock')}
        />
      </div>
      <PictureChoice {...row('icon')} />
      <Problem
        text={isGone && reward ? `“${reward.name}”刚刚被删除了，这里的修改保存不了` : problem}
        className="text-m"
      />
      <div className="flex justify-end gap-3">
        <Button variant="mist" onClick={onClose}>
          取消
        </Button>
        <Button type="submit" isBusy={isSending} disabled={isGone}>
          保存
        </Button>
      </div>
    </form>
  )
}

type PictureChoiceProps = { value: RewardIcon; onChange: (icon: RewardIcon) => void }

function PictureChoice({ value, onChange }: PictureChoiceProps) {
  return (
    <div role="radiogroup" aria-label="图片" className="flex max-h-40 flex-wrap gap-1 overflow-y-auto">
      {rewardIcons.map((one, at) => (
        <button
          key={one}
          type="button"
          role="radio"
          aria-checked={one === value}
          aria-label={`图片 ${at + 1}`}
          onClick={() => onChange(one)}
          className="grid size-12 place-items-center rounded-field ring-inset hover:bg-mist aria-checked:bg-sun-tint aria-checked:ring-3 aria-checked:ring-brand"
        >
          <Picture name={one} size={36} />
        </button>
      ))}
    </div>
  )
}
