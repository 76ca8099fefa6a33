import type { Reward } from '@pinge/contract/rewards.ts'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { moveItem } from '../../../shared/drag/move-item.ts'
import { SortableHint } from '../../../shared/drag/SortableHint.tsx'
import { useSortable } from '../../../shared/drag/use-sortable.ts'

export type RewardOrderProps = {
  rewards: readonly Reward[]
  /** Stays in its place where another device has deleted it: what is written of it is not lost. */
  kept: Reward | null
  onSort: (rewardIds: string[]) => void
  /** One reward, with what makes a button the handle that moves it. */
  children: (reward: Reward, handle: ComponentProps<'button'>) => ReactNode
}

/** Rewards in the order in which they are offered, put in another one by hand. */
export function RewardOrder({ rewards, kept, onSort, children }: RewardOrderProps) {
  const ids = rewards.map(({ id }) => id)
  const { list, hint, entryProps, handleProps } = useSortable({
    ids,
    onMove: (id, to) => onSort(moveItem(ids, id, to)),
  })
  const place = kept ? ids.indexOf(kept.id) : -1
  const [lastPlace, setLastPlace] = useState(0)
  if (place !== -1 && place !== lastPlace) setLastPlace(place)
  const shown =
    kept && place === -1 ? [...rewards.slice(0, lastPlace), kept, ...rewards.slice(lastPlace)] : rewards
  return (
    <>
      <ul ref={list} aria-label="奖品">
        {shown.map((reward) => (
          <li
            key={reward.id}
            {...entryProps(reward.id)}
            className="bg-white data-held:rounded-card data-held:shadow-float"
          >
            {children(reward, handleProps(reward.id))}
          </li>
        ))}
      </ul>
      <SortableHint {...hint} nameOf={(id) => rewards.find((one) => one.id === id)?.name} />
    </>
  )
}
