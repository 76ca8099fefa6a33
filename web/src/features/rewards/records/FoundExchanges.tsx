import { deliverRewards, type Redemption, type RedemptionTotals } from '@pinge/contract/rewards.ts'
import { useState } from 'react'
import { useWrite } from '../../../shared/api/use-write.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import { showError, showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { exchangeGrid, RedemptionRow } from './RedemptionRow.tsx'
import { RefundDialog } from './RefundDialog.tsx'

export type FoundExchangesProps = {
  classId: string
  found: readonly Redemption[]
  totals: RedemptionTotals | null
}

/** Exchanges, what they add up to, and what becomes of them: handed over, or given back. */
export function FoundExchanges({ classId, found, totals }: FoundExchangesProps) {
  const now = useNow()
  const { write, isBusy } = useWrite(deliverRewards, { isRepeatable: true })
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<Redemption | null>(null)
  const ready = found
    .filter(({ id, state, canDeliver }) => canDeliver && state === 'redeemed' && selectedIds.has(id))
    .map(({ id }) => id)

  function toggle(id: string): void {
    const next = new Set(selectedIds)
    if (!next.delete(id)) next.add(id)
    setSelectedIds(next)
  }

  async function mark(redemptionIds: string[], isDelivered: boolean): Promise<void> {
    const written = await write({ classId, redemptionIds, isDelivered })
    if (!written.isDone) return showError(isDelivered ? '没有标记成功，请重试' : '没有取消成功，请重试')
    await written.reread
    // Others that were selected, before or meanwhile, stay so.
    setSelectedIds((ids) => new Set([...ids].filter((id) => !redemptionIds.includes(id))))
    const done = isDelivered ? '已标记发放' : '已取消发放'
    showSuccess(redemptionIds.length === 1 ? done : `${done} ${redemptionIds.length} 条`)
  }

  return (
    <section aria-label="兑换" className="rounded-big bg-white px-3 py-3 md:px-5">
      {/* As high as the button that comes with the first selection, so that nothing moves under the finger. */}
      <div className="flex min-h-12 flex-wrap items-center gap-x-3">
        {totals && <Totals totals={totals} />}
        <span className="flex-1" />
        {ready.length > 0 && (
          <Button isBusy={isBusy} onClick={() => void mark(ready, true)}>
            标记发放 {ready.length} 条
          </Button>
        )}
      </div>
      <ExchangeHeadings />
      <ol aria-label="兑换记录" className="text-m">
        {found.map((redemption) => (
          <RedemptionRow
            key={redemption.id}
            redemption={redemption}
            now={now}
            isSelected={selectedIds.has(redemption.id)}
            onToggle={() => toggle(redemption.id)}
            onDeliver={() => void mark([redemption.id], redemption.state === 'redeemed')}
            onRefund={() => setAsked(redemption)}
          />
        ))}
      </ol>
      {asked && <RefundDialog classId={classId} redemption={asked} onClose={() => setAsked(null)} />}
    </section>
  )
}

function Totals({ totals: { times, points, toDeliver, refunded } }: { totals: RedemptionTotals }) {
  return (
    <p aria-label="合计" className="text-m text-ink-2">
      <span className="whitespace-nowrap">
        共 <b className="num text-l text-ink">{times}</b> 次，消耗{' '}
        <b className="num text-l text-brand-deep">{points}</b> 分{toDeliver + refunded > 0 && ' ·'}
      </span>
      {toDeliver > 0 && (
        <>
          {' '}
          <span className="whitespace-nowrap">
            待发放 {toDeliver}
            {refunded > 0 && ' ·'}
          </span>
        </>
      )}
      {refunded > 0 && (
        <>
          {' '}
          <span className="whitespace-nowrap">已撤销 {refunded}</span>
        </>
      )}
    </p>
  )
}

const headings = [
  { text: '' },
  { text: '时间' },
  { text: '学生' },
  { text: '奖品' },
  { text: '数量', className: 'text-right' },
  { text: '消耗积分', className: 'text-right' },
  { text: '剩余', className: 'text-right' },
  { text: '操作人', className: 'pl-2' },
  { text: '状态' },
  { text: '操作', className: 'pr-3 text-right' },
]

function ExchangeHeadings() {
  return (
    <div
      aria-hidden
      className={`${exchangeGrid} hidden border-b border-line py-2 text-s font-bold text-ink-2 min-[72rem]:grid`}
    >
      {headings.map(({ text, className = '' }) => (
        <span key={text} className={className}>
          {text}
        </span>
      ))}
    </div>
  )
}
