import { MAX_NAME_LENGTH, MAX_REWARD_COST } from '@pinge/contract/limits.ts'
import { rewardList } from '@pinge/contract/rewards.ts'
import type { Student } from '@pinge/contract/students.ts'
import { useQuery } from '@tanstack/react-query'
import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { endpointQuery } from '../../shared/api/endpoint-query.ts'
import { Button } from '../../shared/ui/form/Button.tsx'
import { ButtonLink } from '../../shared/ui/form/ButtonLink.tsx'
import { ErrorBox } from '../../shared/ui/feedback/ErrorBox.tsx'
import { Sheet } from '../../shared/ui/overlay/Sheet.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { checkExchange } from './check-exchange.ts'
import { CountStepper } from './CountStepper.tsx'
import { exchangeRecordPath } from './exchange-record-path.ts'
import { ExchangeWarning } from './ExchangeWarning.tsx'
import { readWholeNumber } from './read-whole-number.ts'
import { RewardTile } from './RewardTile.tsx'
import { useRedeem } from './use-redeem.ts'

export type ExchangeSheetProps = {
  classId: string
  students: readonly Student[]
  onRemove: (studentIds: readonly string[]) => void
  onClose: () => void
  onRedeemed: (done: { batchId: string; icon: string; name: string }) => void
}

/** The tile of an amount without a reward. */
const FREE = { id: 'free', name: '自定义', icon: 'gem' }

/** Chooses what pupils exchange their points for, and says who has too few before anything is sent. */
export function ExchangeSheet({ classId, students, onRemove, onClose, onRedeemed }: ExchangeSheetProps) {
  const rewards = useQuery({ ...endpointQuery(rewardList, { classId }), meta: { announces: 'nothing' } })
  const { exchange, isSending, isUnsettled, problem, forgetError } = useRedeem(classId)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [count, setCount] = useState(1)
  const [name, setName] = useState('')
  const [cost, setCost] = useState('')

  const offered = rewards.data?.filter(({ isOn }) => isOn) ?? []
  const reward = offered.find(({ id }) => id === chosenId)
  const isFree = chosenId === FREE.id
  const freeCost = readWholeNumber(cost, 1, MAX_REWARD_COST)
  const isComplete = isFree ? name.trim() !== '' && freeCost !== null : reward !== undefined
  const wanted = { cost: (isFree ? freeCost : reward?.cost) ?? 0, count, stock: reward?.stock ?? null }
  const check = checkExchange(students, wanted)
  const canSend = isUnsettled || (isComplete && check.lacking.length === 0 && check.overStock === 0)

  function choose(id: string): void {
    forgetError()
    setChosenId(id)
  }

  async function send(): Promise<void> {
    const studentIds = students.map(({ id }) => id)
    const what = reward ? { rewardId: reward.id } : { name: name.trim(), cost: freeCost ?? 0 }
    const batchId = await exchange({ studentIds, count, ...what })
    const title = reward?.name ?? name.trim()
    if (batchId !== null)
      onRedeemed({
        batchId,
        icon: reward?.icon ?? FREE.icon,
        name: count === 1 ? title : `${title} ×${count}`,
      })
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={
        students.length === 1 ? `${students[0]?.username ?? ''}兑换奖品` : `${students.length} 名学生兑换奖品`
      }
      className="md:w-[860px]"
    >
      <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-4 sm:px-6">
        {rewards.data ? (
          <ul aria-label="奖品" className="grid grid-cols-2 gap-2.5 p-1 sm:grid-cols-4 md:grid-cols-5">
            {offered.map((one) => (
              <li key={one.id}>
                <RewardTile
                  reward={one}
                  isChosen={one.id === chosenId}
                  isDisabled={one.stock === 0 || isUnsettled}
                  onChoose={() => choose(one.id)}
                />
              </li>
            ))}
            <li>
              <button
                type="button"
                aria-pressed={isFree}
                disabled={isUnsettled}
                onClick={() => choose(FREE.id)}
                className="flex size-full min-h-36 flex-col items-center justify-center gap-1 rounded-card border-2 border-dashed border-line px-2 py-3 hover:bg-mist aria-pressed:border-brand aria-pressed:bg-sun-tint"
              >
                <b className="text-name">自定义</b>
                <span className="text-s text-ink-2">写名称和积分</span>
              </button>
            </li>
          </ul>
        ) : rewards.error ? (
          <ErrorBox reason={describeFailure(rewards.error)} onRetry={() => void rewards.refetch()} />
        ) : (
          <SkeletonGroup className="grid grid-cols-2 gap-2.5 p-1 sm:grid-cols-4 md:grid-cols-5">
            {Array.from({ length: 10 }, (_, index) => (
              <Skeleton key={index} className="h-36 bg-mist" />
            ))}
          </SkeletonGroup>
        )}
        {isFree && (
          <div className="mt-3 grid gap-3 sm:grid-cols-[1fr_180px]">
            <TextField
              label="兑换什么"
              value={name}
              maxLength={MAX_NAME_LENGTH}
              placeholder="如：和老师合影"
              onChange={setName}
            />
            <TextField
              label="每份积分"
              value={cost}
              inputMode="numeric"
              onChange={setCost}
              error={cost !== '' && freeCost === null ? `1 到 ${MAX_REWARD_COST} 的整数` : undefined}
            />
          </div>
        )}
      </div>
      <div className="flex flex-col gap-3 border-t border-line px-4 py-4 sm:px-6">
        {isComplete && (
          <ExchangeWarning check={check} stock={wanted.stock} total={students.length} onRemove={onRemove} />
        )}
        {problem && (
          <p role="alert" className="text-m text-danger">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink
            to={`${exchangeRecordPath(classId)}&rewards=1`}
            variant="quiet"
            className="px-3!"
            aria-label="管理奖品"
          >
            <Settings2 aria-hidden />
            <span className="max-sm:hidden">管理奖品</span>
          </ButtonLink>
          <span className="flex-1" />
          {isComplete && (
            <span className="text-m whitespace-nowrap max-sm:order-first max-sm:w-full">
              每人 <b className="num text-l text-brand-deep">{check.points}</b> 分
              {students.length > 1 && `，共 ${check.points * students.length} 分`}
            </span>
          )}
          <CountStepper count={count} onChange={setCount} />
          <Button variant="sun" size="l" disabled={!canSend} isBusy={isSending} onClick={() => void send()}>
            兑换 {students.length} 人
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
