import type { RedemptionTotals } from '@pinge/contract/rewards.ts'

/** What the exchanges that were found add up to. */
export function RecordTotals({ totals }: { totals: RedemptionTotals | null }) {
  if (!totals) return null
  const { times, points, toDeliver, refunded } = totals
  return (
    <p aria-label="合计" className="text-m text-ink-2">
      共 <b className="num text-l text-ink">{times}</b> 次，消耗{' '}
      <b className="num text-l text-brand-deep">{points}</b> 分{toDeliver > 0 && ` · 待发放 ${toDeliver}`}
      {refunded > 0 && ` · 已撤销 ${refunded}`}
    </p>
  )
}
