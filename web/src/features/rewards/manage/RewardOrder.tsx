import type { Reward } from '@pinge/contract/rewards.ts'
import type { ComponentProps, ReactNode } from 'react'
import { moveItem } from '../../../shared/drag/move-item.ts'
import { SortableHint } from '../../../shared/drag/SortableHint.tsx'
import { useSortable } from '../../../shared/drag/use-sortable.ts'

export type RewardOrderProps = {
  rewards: readonly Reward[]
  onSort: (rewardIds: string[]) => void
  /** One reward, with what makes a button the handle that moves it. */
  children: (reward: Reward, handle: ComponentProps<'button'>) => ReactNode
}

/** Rewards in the order in which they are offered, put in another one by hand. */
export function RewardOrder({ rewards, onSort, children }: RewardOrderProps) {
  const ids = rewards.map(({ id }) => id)
  const { list, hint, entryProps, handleProps } = useSortable({
    ids,
    onMove: (id, to) => onSort(moveItem(ids, id, to)),
  })
  return (
    <>
      <ul ref={list} aria-label="奖品">
        {rewards.map((reward) => (
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
