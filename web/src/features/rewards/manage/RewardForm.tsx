import { MAX_NAME_LENGTH, MAX_REWARD_COST, MAX_REWARD_STOCK } from '@pinge/contract/values/limits.ts'
import { rewardIcons } from '@pinge/contract/values/reward-icons.ts'
import { saveReward, type Reward } from '@pinge/contract/rewards.ts'
import { useState, type SubmitEvent } from 'react'
import { useWrite } from '../../../shared/api/use-write.ts'
import { Button } from '../../../shared/ui/form/Button.tsx'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import { readWholeNumber } from '../read-whole-number.ts'

export type RewardFormProps = {
  classId: string
  /** Nothing for a new one. */
  reward: Reward | null
  onClose: () => void
}

type RewardIcon = (typeof rewardIcons)[number]

/** Name, picture, cost and stock of a reward. */
export function RewardForm({ classId, reward, onClose }: RewardFormProps) {
  const { write, isSending, isUnsettled, problem } = useWrite(saveReward)
  const [name, setName] = useState(reward?.name ?? '')
  const [icon, setIcon] = useState(rewardIcons.find((one) => one === reward?.icon) ?? rewardIcons[0])
  const [cost, setCost] = useState(reward ? String(reward.cost) : '')
  const [stock, setStock] = useState(String(reward?.stock ?? ''))
  const [isChecked, setIsChecked] = useState(false)
  const points = readWholeNumber(cost, 1, MAX_REWARD_COST)
  const left = stock.trim() === '' ? null : readWholeNumber(stock, 0, MAX_REWARD_STOCK)
  const isStockWrong = stock.trim() !== '' && left === null

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    setIsChecked(true)
    if (name.trim() === '' || points === null || isStockWrong) return
    const id = reward ? { id: reward.id } : {}
    const written = await write({ classId, ...id, name: name.trim(), icon, cost: points, stock: left })
    if (!written.isDone) return
    await written.reread
    onClose()
  }

  return (
    <form className="flex flex-col gap-3 rounded-card bg-sky-3 p-4" onSubmit={(event) => void submit(event)}>
      <div className="grid gap-3 sm:grid-cols-[1fr_140px_160px]">
        <TextField
          label="奖品名称"
          value={name}
          readOnly={isUnsettled}
          maxLength={MAX_NAME_LENGTH}
          onChange={setName}
          error={isChecked && name.trim() === '' ? '请写奖品名称' : undefined}
        />
        <TextField
          label="所需积分"
          inputMode="numeric"
          value={cost}
          readOnly={isUnsettled}
          onChange={setCost}
          error={isChecked && points === null ? `1 到 ${MAX_REWARD_COST} 的整数` : undefined}
        />
        <TextField
          label="库存"
          inputMode="numeric"
          placeholder="不限"
          value={stock}
          readOnly={isUnsettled}
          onChange={setStock}
          error={isChecked && isStockWrong ? `0 到 ${MAX_REWARD_STOCK}，不限请留空` : undefined}
        />
      </div>
      <PictureChoice value={icon} onChange={(next) => !isUnsettled && setIcon(next)} />
      {problem && (
        <p role="alert" className="text-m text-danger">
          {problem}
        </p>
      )}
      <div className="flex justify-end gap-3">
        <Button variant="mist" onClick={onClose}>
          取消
        </Button>
        <Button type="submit" isBusy={isSending}>
          保存
        </Button>
      </div>
    </form>
  )
}

function PictureChoice({ value, onChange }: { value: RewardIcon; onChange: (icon: RewardIcon) => void }) {
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
