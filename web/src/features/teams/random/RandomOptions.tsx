import { Minus, Plus } from 'lucide-react'
import { Checkbox } from '../../../shared/ui/form/Checkbox.tsx'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { Segmented } from '../../../shared/ui/form/Segmented.tsx'
import type { Mix } from './random-grouping.ts'

/** How a teacher wants the teams to be made. */
export type GroupingOptions = { by: 'teams' | 'members'; wanted: number; mix: Mix; isWithAway: boolean }

export type RandomOptionsProps = {
  options: GroupingOptions
  /** The largest number that can be wanted. */
  most: number
  /** How many are not in the room, and can be dealt in. */
  awayCount: number
  isLocked: boolean
  onChange: (change: Partial<GroupingOptions>) => void
}

const ways = [
  { value: 'teams', label: '按组数' },
  { value: 'members', label: '按每组人数' },
] as const
const mixes = [
  { value: 'none', label: '完全随机' },
  { value: 'gender', label: '男女均衡' },
  { value: 'score', label: '积分均衡' },
] as const

/** By how many teams or members, and what is spread evenly. */
export function RandomOptions({ options, most, awayCount, isLocked, onChange }: RandomOptionsProps) {
  const { by, wanted, mix, isWithAway } = options
  return (
    <fieldset disabled={isLocked} className="flex flex-wrap items-center gap-3 pb-3">
      <Segmented label="分组方式" value={by} options={ways} onChange={(next) => onChange({ by: next })} />
      <div role="group" aria-label={by === 'teams' ? '组数' : '每组人数'} className="flex items-center gap-1">
        <IconButton
          label="减少"
          disabled={wanted <= 1}
          onClick={() => onChange({ wanted: Math.min(wanted, most) - 1 })}
        >
          <Minus />
        </IconButton>
        <output className="num w-16 text-center text-l font-bold">
          {Math.min(wanted, most)} {by === 'teams' ? '组' : '人'}
        </output>
        <IconButton label="增加" disabled={wanted >= most} onClick={() => onChange({ wanted: wanted + 1 })}>
          <Plus />
        </IconButton>
      </div>
      <Segmented
        label="均衡方式"
        value={mix}
        options={mixes}
        onChange={(next) => onChange({ mix: next })}
        className="max-sm:[&_button]:px-3"
      />
      {awayCount > 0 && (
        <Checkbox isChecked={isWithAway} onChange={(next) => onChange({ isWithAway: next })}>
          包括未到的 {awayCount} 人
        </Checkbox>
      )}
    </fieldset>
  )
}
