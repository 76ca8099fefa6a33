import type { Reward } from '@pinge/contract/rewards.ts'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'

export type RewardTileProps = {
  reward: Pick<Reward, 'name' | 'icon' | 'cost' | 'stock'>
  isChosen: boolean
  /** Why not one of those who exchange can pay it; empty when one of them can. */
  lack: string
  isDisabled: boolean
  onChoose: () => void
}

/** One reward to choose: what it looks like, what it costs, how many are left. */
export function RewardTile({ reward, isChosen, lack, isDisabled, onChoose }: RewardTileProps) {
  const { name, icon, cost, stock } = reward
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={isDisabled || lack !== ''}
      onClick={onChoose}
      className="flex size-full min-h-36 flex-col items-center gap-1 rounded-card bg-mist px-2 py-3 text-center ring-inset hover:bg-mist-2 disabled:cursor-not-allowed disabled:opacity-45 disabled:grayscale aria-pressed:bg-sun-tint aria-pressed:ring-3 aria-pressed:ring-brand"
    >
      <Picture name={icon} size={52} />
      <span className="line-clamp-2 flex min-h-10 items-center text-name/5 font-bold wrap-anywhere">
        {name}
      </span>
      <span className="text-s">
        <b className="num text-m text-brand-deep">{cost}</b> 分
        {lack && <span className="ml-1.5 text-ink-2">{lack}</span>}
        {!lack && stock !== null && (
          <span className="ml-1.5 text-ink-2">{stock === 0 ? '已兑完' : `剩 ${stock} 份`}</span>
        )}
      </span>
    </button>
  )
}
