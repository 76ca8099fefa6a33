import { redeem, rewardList } from '@pinge/contract/rewards.ts'
import type { Student } from '@pinge/contract/students.ts'
import { useState } from 'react'
import { useRead } from '../../../shared/api/use-read.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { Sheet } from '../../../shared/ui/overlay/Sheet.tsx'
import { ExchangeBand } from './ExchangeBand.tsx'
import { checkExchange } from './check-exchange.ts'
import { draftedReward, FREE } from './exchange-draft.ts'
import { ExchangeFooter } from './ExchangeFooter.tsx'
import { ExchangeWarning } from './ExchangeWarning.tsx'
import { FreeRewardFields } from './FreeRewardFields.tsx'
import { RewardChoice } from './RewardChoice.tsx'
import { useExchangeDraft } from './use-exchange-draft.ts'

export type ExchangeSheetProps = {
  classId: string
  students: readonly Student[]
  onRemove: (studentIds: readonly string[]) => void
  onClose: () => void
  onRedeemed: (done: { batchId: string; icon: string; name: string }) => void
}

/** Chooses what pupils exchange their points for, and says who has too few before anything is sent. */
export function ExchangeSheet({ classId, students, onRemove, onClose, onRedeemed }: ExchangeSheetProps) {
  const rewards = useRead(rewardList, { classId })
  const { write, isBusy, isUnsettled, problem, forgetProblem } = useWrite(redeem)
  const { draft, change } = useExchangeDraft(classId, isUnsettled)
  const { count } = draft
  const reward = draftedReward(draft, rewards.data?.filter(({ isOn }) => isOn) ?? [])
  const { isComplete, name, icon, cost, stock, named } = reward
  const check = checkExchange(students, { cost, count, stock })
  const isPossible = check.lacking.length === 0 && check.overStock === 0
  const canSend = isUnsettled || (isComplete && isPossible)
  const [wasPossible, setWasPossible] = useState(isPossible)
  if (wasPossible !== isPossible) {
    setWasPossible(isPossible)
    // Those who had too few are taken out, or a colleague's undo has brought some back.
    if (isPossible && !isUnsettled) forgetProblem()
  }

  async function exchange(): Promise<void> {
    const written = await write({ classId, studentIds: students.map(({ id }) => id), count, ...named })
    if (!written.isDone) return
    await written.reread
    onRedeemed({ batchId: written.data.batchId, icon, name: count === 1 ? name : `${name} ×${count}` })
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={
        students.length === 1 ? `${students[0]?.username ?? ''}兑换奖品` : `${students.length} 名学生兑换奖品`
      }
      className="md:w-[53.75rem]"
    >
      {/* Where the screen is short, as at 200 %, all of it scrolls: else no reward would have room. */}
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto short:block">
        <ExchangeBand students={students} />
        <div className="min-h-44 flex-1 overflow-y-auto px-4 pt-3 pb-4 short:overflow-visible sm:px-6">
          <RewardChoice
            students={students}
            rewards={rewards}
            chosenId={draft.rewardId}
            isLocked={isUnsettled}
            onChoose={(rewardId) => {
              forgetProblem()
              change({ rewardId })
            }}
          />
          {draft.rewardId === FREE && (
            <FreeRewardFields draft={draft} isLocked={isUnsettled} onChange={change} />
          )}
        </div>
        <div className="flex flex-col gap-2 border-t border-line px-4 pt-2 pb-4 sm:px-6">
          {/* Its place is kept, so that no reward moves under the finger. */}
          <div className="grid min-h-16 content-center gap-2">
            {!isComplete && <p className="text-m text-ink-2">选一个奖品，每人换的一样</p>}
            {/* After an exchange the points are gone already, while the rewards are still read again. */}
            {isComplete && !isUnsettled && !isBusy && (
              <ExchangeWarning check={check} stock={stock} total={students.length} onRemove={onRemove} />
            )}
            <Problem text={problem} className="text-m" />
          </div>
          <ExchangeFooter
            classId={classId}
            points={isComplete ? check.points : null}
            pupils={students.length}
            count={count}
            isLocked={isUnsettled}
            onCount={(next) => change({ count: next })}
            canSend={canSend}
            isBusy={isBusy}
            onSend={() => void exchange()}
          />
        </div>
      </div>
    </Sheet>
  )
}
