import { MAX_REDEEM_COUNT } from '@pinge/contract/values/limits.ts'
import { Minus, Plus, Settings2 } from 'lucide-react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { ButtonLink } from '../../../shared/ui/buttons/ButtonLink.tsx'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'

export type ExchangeFooterProps = {
  classId: string
  /** What each pupil spends; null while nothing is chosen. */
  points: number | null
  pupils: number
  count: number
  /** It is unknown yet whether the server did what is chosen. */
  isLocked: boolean
  onCount: (count: number) => void
  canSend: boolean
  isBusy: boolean
  onSend: () => void
}

/** How many for each pupil, what that costs, and the button that exchanges. */
export function ExchangeFooter(props: ExchangeFooterProps) {
  const { classId, points, pupils, count, isLocked, onCount, canSend, isBusy, onSend } = props
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ButtonLink
        to={`/exchange-record?classId=${encodeURIComponent(classId)}&rewards=1`}
        variant="quiet"
        className="px-3!"
        aria-label="管理奖品"
      >
        <Settings2 aria-hidden />
        <span className="max-sm:hidden">管理奖品</span>
      </ButtonLink>
      <span className="flex-1" />
      {points !== null && (
        <span className="text-m whitespace-nowrap max-sm:order-first max-sm:w-full">
          每人 <b className="num text-l text-brand-deep">{points}</b> 分
          {pupils > 1 && `，共 ${points * pupils} 分`}
        </span>
      )}
      <CountStepper count={count} isLocked={isLocked} onChange={onCount} />
      <Button variant="sun" size="l" disabled={!canSend} isBusy={isBusy} onClick={onSend}>
        兑换 {pupils} 人
      </Button>
    </div>
  )
}

/** How many for each pupil. */
function CountStepper(props: { count: number; isLocked: boolean; onChange: (count: number) => void }) {
  const { count, isLocked, onChange } = props
  return (
    <div role="group" aria-label="每人数量" className="flex items-center gap-1 rounded-full bg-mist">
      <IconButton label="少一份" disabled={isLocked || count <= 1} onClick={() => onChange(count - 1)}>
        <Minus />
      </IconButton>
      <output className="num min-w-8 text-center text-l">{count}</output>
      <IconButton
        label="多一份"
        disabled={isLocked || count >= MAX_REDEEM_COUNT}
        onClick={() => onChange(count + 1)}
      >
        <Plus />
      </IconButton>
    </div>
  )
}
