import './exchange-row.css'
import type { Redemption } from '@pinge/contract/rewards.ts'
import { formatPoints } from '@pinge/contract/values/format-points.ts'
import { Check } from 'lucide-react'
import { NameText } from '../../../shared/text/NameText.tsx'
import { formatTime } from '../../../shared/time/format-time.ts'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import { Tag } from '../../../shared/ui/picture/Tag.tsx'
import { stateNames } from './state-names.ts'

export type RedemptionRowProps = {
  redemption: Redemption
  /** The time of day, in epoch milliseconds, for 今天 and 昨天. */
  now: number
  isSelected: boolean
  onToggle: () => void
  onDeliver: () => void
  onRefund: () => void
}

const tones = { redeemed: 'sun', delivered: 'brand', refunded: 'mist' } as const

/** The columns where there is room for a table. */
export const exchangeGrid = 'exchange-grid'

/** One exchange: a line of a table where there is room, on a phone or a tablet a card. */
export function RedemptionRow({
  redemption,
  now,
  isSelected,
  onToggle,
  onDeliver,
  onRefund,
}: RedemptionRowProps) {
  const { studentName, stuNo, header, rewardName, icon, count, points, balance, teacherName } = redemption
  const { state, canDeliver, createdAt } = redemption
  const isOver = state === 'refunded'
  return (
    <li
      className={`exchange-row grid items-center gap-y-1 border-b border-line py-2 last:border-0 ${exchangeGrid} ${isOver ? 'text-ink-2' : ''}`}
    >
      <span className="grid size-12 place-items-center">
        {state === 'redeemed' && canDeliver && (
          <ExchangeCheckbox
            label={`选上${studentName}的${rewardName}`}
            isChecked={isSelected}
            onToggle={onToggle}
          />
        )}
      </span>
      <span className="exchange-when text-s text-ink-2">
        <time dateTime={new Date(createdAt).toISOString()}>{formatTime(createdAt, now)}</time>
        <span className="min-[72rem]:hidden"> · {teacherName}</span>
      </span>
      <span className="exchange-who flex min-w-0 items-center gap-2 font-bold">
        <Avatar header={header} size={32} isMuted={isOver} />
        <span className="min-w-0 wrap-anywhere">
          <NameText>{studentName}</NameText>
          {stuNo !== null && <span className="num ml-1.5 text-s font-normal text-ink-2">{stuNo}</span>}
        </span>
      </span>
      <span className="exchange-what flex min-w-0 items-center gap-2">
        <Picture name={icon} size={28} className={isOver ? 'grayscale' : ''} />
        <span className="min-w-0 wrap-anywhere">{rewardName}</span>
        <span className="num min-[72rem]:hidden">×{count}</span>
      </span>
      <span className="num text-right max-[72rem]:hidden">{count}</span>
      <span className={`exchange-points num text-right ${isOver ? 'line-through' : 'text-brand-deep'}`}>
        {formatPoints(-points)}
      </span>
      <span className="num text-right text-ink-2 max-[72rem]:hidden">{balance}</span>
      <span className="truncate pl-2 text-ink-2 max-[72rem]:hidden" title={teacherName}>
        {teacherName}
      </span>
      <span className="exchange-state">
        <Tag tone={tones[state]}>{stateNames[state]}</Tag>
      </span>
      <RowActions redemption={redemption} onDeliver={onDeliver} onRefund={onRefund} />
    </li>
  )
}

/** Selects an exchange: the box looks like every other one, and its target is as large as a finger. */
function ExchangeCheckbox(props: { label: string; isChecked: boolean; onToggle: () => void }) {
  return (
    <span className="relative grid size-12 place-items-center">
      <input
        type="checkbox"
        aria-label={props.label}
        checked={props.isChecked}
        onChange={props.onToggle}
        className="peer absolute inset-0 size-12 cursor-pointer appearance-none rounded-full"
      />
      <span className="pointer-events-none grid size-5 place-items-center rounded-[6px] bg-mist-2 text-transparent ring-2 ring-ink-3 ring-inset peer-checked:bg-brand peer-checked:text-white peer-checked:ring-brand">
        <Check aria-hidden className="size-3.5 stroke-[3.5]" />
      </span>
    </span>
  )
}

function RowActions(props: Pick<RedemptionRowProps, 'redemption' | 'onDeliver' | 'onRefund'>) {
  const { state, canDeliver, canRefund, studentName, rewardName } = props.redemption
  const what = `${studentName}的${rewardName}`
  return (
    <span className="exchange-actions flex justify-end">
      {canDeliver && (
        <Button
          variant="quiet"
          className={`px-3! ${state === 'redeemed' ? 'text-brand!' : ''}`}
          aria-label={`${state === 'redeemed' ? '标记发放' : '取消发放'}${what}`}
          onClick={props.onDeliver}
        >
          {state === 'redeemed' ? '标记发放' : '取消发放'}
        </Button>
      )}
      {canRefund && (
        <Button variant="quiet" className="px-3!" aria-label={`撤销兑换${what}`} onClick={props.onRefund}>
          撤销兑换
        </Button>
      )}
    </span>
  )
}
