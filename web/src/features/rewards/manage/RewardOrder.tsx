import type { Reward } from '@pinge/contract/rewards.ts'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { moveItem } from '../../../shared/drag/move-item.ts'
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
  const hintId = useId()
  const { list, held, entryProps, handleProps } = useSortable({
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
            {children(reward, { ...handleProps(reward.id), 'aria-describedby': hintId })}
          </li>
        ))}
      </ul>
      <p id={hintId} className="sr-only">
        按空格拿起，用上下箭头移动，再按空格放下，按 Esc 放回原处
      </p>
      <p role="status" className="sr-only">
        {held &&
          `${rewards.find(({ id }) => id === held.id)?.name}，第 ${held.to + 1} 位，共 ${rewards.length} 位`}
      </p>
    </>
  )
}
