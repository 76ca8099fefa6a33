import type { CommentRecord } from '@pinge/contract/records.ts'
import type { QualityType } from '@pinge/contract/quality-type.ts'
import { QualityShape } from '../../shared/ui/QualityShape.tsx'
import { qualityShares } from './quality-shares.ts'

export type QualityChartProps = {
  records: readonly CommentRecord[]
  /** All records are here, not only the newest. */
  isComplete: boolean
}

/** Which qualities a pupil was praised for, as five bars with their shapes. */
export function QualityChart({ records, isComplete }: QualityChartProps) {
  return (
    <section aria-label="五类品质" className="mx-6 rounded-card bg-mist px-4 pt-3 pb-4">
      <h3 className="mb-2 flex items-baseline justify-between gap-2 text-base font-bold">
        五类品质
        <span className="text-s font-normal text-ink-2">
          {isComplete ? '全部表扬的分数' : `最近 ${records.length} 条记录里的表扬`}
        </span>
      </h3>
      <dl className="grid gap-2">
        {qualityShares(records).map(({ type, tab, points, share }) => (
          <div key={type} className="grid grid-cols-[56px_1fr_32px] items-center gap-2">
            <dt className="flex items-center gap-1.5 text-s">
              <QualityShape type={type} />
              {tab}
            </dt>
            <dd aria-hidden className="h-3 overflow-hidden rounded-full bg-white">
              <span
                className={`block h-full rounded-full ${barColour[type]}`}
                style={{ width: `${share * 100}%` }}
              />
            </dd>
            <dd className="num text-right text-name">{points}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const barColour: Record<QualityType, string> = {
  1: 'bg-q1',
  2: 'bg-q2',
  3: 'bg-q3',
  4: 'bg-q4',
  5: 'bg-q5',
}
