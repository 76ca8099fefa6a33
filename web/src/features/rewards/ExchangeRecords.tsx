import type { Redemption } from '@pinge/contract/rewards.ts'
import { useState } from 'react'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { Button } from '../../shared/ui/form/Button.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { ErrorBox } from '../../shared/ui/feedback/ErrorBox.tsx'
import { LoadMore } from '../../shared/ui/form/LoadMore.tsx'
import { showError, showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'
import { RecordTotals } from './RecordTotals.tsx'
import { exchangeGrid, RedemptionRow } from './RedemptionRow.tsx'
import { isFiltered, type RecordFilter } from './record-filter.ts'
import { useRedemptions } from './use-redemptions.ts'
import { useSettle } from './use-settle.ts'

export type ExchangeRecordsProps = { classId: string; filter: RecordFilter; onClear: () => void }

const headings = ['', '时间', '学生', '奖品', '数量', '消耗积分', '剩余', '操作人', '状态', '操作']

/** The exchanges that were found, what they add up to, and what becomes of them. */
export function ExchangeRecords({ classId, filter, onClear }: ExchangeRecordsProps) {
  const records = useRedemptions(classId, filter)
  const deliver = useSettle(classId, 'deliver')
  const refund = useSettle(classId, 'refund')
  const [tickedIds, setTickedIds] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<Redemption | null>(null)
  const rows = records.data?.pages.flatMap((page) => page.items)

  if (!rows) {
    if (records.error)
      return <ErrorBox reason={describeFailure(records.error)} onRetry={() => void records.refetch()} />
    return (
      <SkeletonGroup className="flex flex-col gap-3">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-14 bg-mist" />
        ))}
      </SkeletonGroup>
    )
  }
  if (rows.length === 0)
    return isFiltered(filter) ? (
      <EmptyState
        picture="magnifier"
        title="没有符合条件的兑换"
        action={
          <Button variant="soft" onClick={onClear}>
            清空筛选
          </Button>
        }
      />
    ) : (
      <EmptyState
        picture="trophy"
        title="还没有兑换记录"
        text="在班级里选好学生，点“更多 · 兑换奖品”，就会记在这里。"
      />
    )

  const ready = rows.filter(({ id, state }) => state === 'redeemed' && tickedIds.has(id)).map(({ id }) => id)

  function tick(id: string): void {
    const next = new Set(tickedIds)
    if (!next.delete(id)) next.add(id)
    setTickedIds(next)
  }

  async function markDelivered(ids: readonly string[]): Promise<void> {
    if (!(await deliver.settle(ids))) return showError('没有标记成功，请重试')
    setTickedIds(new Set())
    showSuccess(ids.length === 1 ? '已标记发放' : `已标记发放 ${ids.length} 条`)
  }

  async function giveBack(redemption: Redemption): Promise<void> {
    if (!(await refund.settle([redemption.id]))) return
    setAsked(null)
    showSuccess(`已退还${redemption.studentName} ${redemption.points} 分`)
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <RecordTotals totals={records.data?.pages[0]?.totals ?? null} />
        <span className="flex-1" />
        {ready.length > 0 && (
          <Button
            isBusy={deliver.isSending}
            className="print:hidden"
            onClick={() => void markDelivered(ready)}
          >
            标记发放 {ready.length} 条
          </Button>
        )}
      </div>
      {/* On paper a table, whose heading stands on each page. */}
      <div className="print:table print:w-full">
        <div aria-hidden className="hidden break-inside-avoid md:block print:table-header-group">
          <div
            className={`${exchangeGrid} hidden border-b border-line py-2 text-s font-bold text-ink-2 md:grid print:table-row`}
          >
            {headings.map((heading, at) => (
              <span
                key={heading}
                className={`print:table-cell print:border-b print:border-line print:px-1 print:py-1 print:whitespace-nowrap ${at >= 4 && at <= 6 ? 'text-right' : ''} ${heading === '操作人' ? 'pl-2' : ''} ${heading === '' || heading === '操作' ? 'print:hidden!' : ''} ${heading === '操作' ? 'pr-3 text-right' : ''}`}
              >
                {heading}
              </span>
            ))}
          </div>
        </div>
        <ol aria-label="兑换记录" className="text-m print:table-row-group print:text-base">
          {rows.map((redemption) => (
            <RedemptionRow
              key={redemption.id}
              redemption={redemption}
              isTicked={tickedIds.has(redemption.id)}
              onTick={() => tick(redemption.id)}
              onDeliver={() => void markDelivered([redemption.id])}
              onRefund={() => {
                refund.forgetProblem()
                setAsked(redemption)
              }}
            />
          ))}
        </ol>
      </div>
      <LoadMore pages={records} />
      {asked && (
        <ConfirmDialog
          isOpen
          title="撤销退还"
          description={`将撤销${asked.studentName}兑换的“${asked.rewardName}”×${asked.count}，退还 ${asked.points} 分，库存也会加回。这条记录保留，标为已撤销；撤销后不能再恢复。`}
          confirmLabel="撤销退还"
          cancelLabel="不撤销"
          isBusy={refund.isSending}
          onConfirm={() => void giveBack(asked)}
          onCancel={() => setAsked(null)}
        >
          {refund.problem && (
            <p role="alert" className="mt-3 text-m text-danger">
              {refund.problem}
            </p>
          )}
        </ConfirmDialog>
      )}
    </>
  )
}
