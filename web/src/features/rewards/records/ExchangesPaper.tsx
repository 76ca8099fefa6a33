import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type { Redemption, rewardRecords } from '@pinge/contract/rewards.ts'
import { formatDays } from '@pinge/contract/values/format-days.ts'
import { formatPoints } from '@pinge/contract/values/format-points.ts'
import { formatDayTime } from '../../../shared/time/format-time.ts'
import { Paper, PaperTable } from '../../../shared/ui/layout/Paper.tsx'
import { stateNames } from './state-names.ts'
import { useFoundExchanges } from './use-found-exchanges.ts'

export type ExchangesPaperProps = {
  classId: string
  className: string
  request: RequestOf<typeof rewardRecords>
}

/** The exchanges that are read by now, on paper, in the order in which they were made. */
export function ExchangesPaper({ classId, className, request }: ExchangesPaperProps) {
  const { data, hasNextPage } = useFoundExchanges(request)
  const found = data?.pages.flatMap(({ items }) => items) ?? []
  const totals = data?.pages[0]?.totals
  const notes = [
    formatDays(request.from, request.to) || '全部日期',
    totals ? `共 ${totals.times} 次，消耗 ${totals.points} 分` : '',
  ]
  return (
    <Paper classId={classId} className={className} title="兑换记录" notes={notes}>
      {() => (
        <>
          <PaperTable label="兑换记录" headings={headings} rows={found.map(rowOf)} unbroken={[0, 8]} />
          {hasNextPage && <p className="mt-2 text-s">只打印了最近 {found.length} 条，全部请用“导出”。</p>}
        </>
      )}
    </Paper>
  )
}

const headings = ['时间', '学号', '学生', '奖品', '数量', '消耗积分', '剩余', '操作人', '状态']

function rowOf(redemption: Redemption): (string | number)[] {
  const { createdAt, stuNo, studentName, rewardName, count, points, balance, teacherName, state } = redemption
  return [
    formatDayTime(createdAt),
    stuNo ?? '',
    studentName,
    rewardName,
    count,
    formatPoints(-points),
    balance,
    teacherName,
    stateNames[state],
  ]
}
