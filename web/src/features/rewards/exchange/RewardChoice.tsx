import type { Reward } from '@pinge/contract/rewards.ts'
import type { Student } from '@pinge/contract/students.ts'
import type { Read } from '../../../shared/api/use-read.ts'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../../shared/ui/feedback/SkeletonGroup.tsx'
import { FREE } from './exchange-draft.ts'
import { RewardTile } from './RewardTile.tsx'

export type RewardChoiceProps = {
  rewards: Read<Reward[]>
  /** Who exchanges. */
  students: readonly Student[]
  chosenId: string | null
  isLocked: boolean
  onChoose: (id: string) => void
}

const grid = 'grid grid-cols-2 gap-2.5 p-1 sm:grid-cols-4 md:grid-cols-5'

/** The rewards that are offered, and a tile for what is none of them. */
export function RewardChoice({ rewards, students, chosenId, isLocked, onChoose }: RewardChoiceProps) {
  const most = Math.max(...students.map(({ redeemScore }) => redeemScore))
  return (
    <ReadView read={rewards} waiting={<RewardsSkeleton />}>
      {(all) => (
        <ul aria-label="奖品" className={grid}>
          {all
            .filter(({ isOn }) => isOn)
            .map((reward) => (
              <li key={reward.id}>
                <RewardTile
                  reward={reward}
                  isChosen={reward.id === chosenId}
                  lack={formatLack(reward.cost - most, students.length)}
                  isDisabled={reward.stock === 0 || isLocked}
                  onChoose={() => onChoose(reward.id)}
                />
              </li>
            ))}
          <li>
            <button
              type="button"
              aria-pressed={chosenId === FREE}
              disabled={isLocked}
              onClick={() => onChoose(FREE)}
              className="flex size-full min-h-36 flex-col items-center justify-center gap-1 rounded-card border-2 border-dashed border-line px-2 py-3 hover:bg-mist aria-pressed:border-brand aria-pressed:bg-sun-tint"
            >
              <b className="text-name">自定义</b>
              <span className="text-s text-ink-2">写名称和积分</span>
            </button>
          </li>
        </ul>
      )}
    </ReadView>
  )
}

/** Of several, none can pay: how much each of them lacks differs. */
function formatLack(missing: number, pupils: number): string {
  if (missing <= 0) return ''
  return pupils === 1 ? `还差 ${missing} 分` : '都不够分'
}

function RewardsSkeleton() {
  return (
    <SkeletonGroup className={grid}>
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={index} className="h-36 bg-mist" />
      ))}
    </SkeletonGroup>
  )
}
