import { formatNames } from '@pinge/contract/values/format-names.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import type { ExchangeCheck } from './check-exchange.ts'

export type ExchangeWarningProps = {
  check: ExchangeCheck
  stock: number | null
  /** How many pupils were chosen. */
  total: number
  onRemove: (studentIds: readonly string[]) => void
}

/** Why this exchange cannot be: said before it is sent, with the way to go on without those who have too few. */
export function ExchangeWarning({ check, stock, total, onRemove }: ExchangeWarningProps) {
  const { lacking, points, overStock } = check
  if (lacking.length === 0 && overStock === 0) return null
  const names = lacking.map(({ username, redeemScore }) => `${username}（${redeemScore} 分）`)
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-2 rounded-field bg-clay-tint px-4 py-2 text-m text-clay"
    >
      <p className="min-w-[min(100%,10rem)] flex-1">
        {lacking.length > 0
          ? `积分不到 ${points} 分：${formatNames(names, { most: 3 })}`
          : `库存只剩 ${stock ?? 0} 份，还差 ${overStock} 份`}
      </p>
      {lacking.length > 0 && lacking.length < total && (
        <Button variant="white" onClick={() => onRemove(lacking.map(({ id }) => id))}>
          先不选这 {lacking.length} 人
        </Button>
      )}
    </div>
  )
}
