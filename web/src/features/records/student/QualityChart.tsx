import type { CommentSummary } from '@pinge/contract/records.ts'
import { qualityTypes, type QualityType } from '@pinge/contract/values/quality-type.ts'
import { QualityShape } from '../../../shared/ui/picture/QualityShape.tsx'

export type QualityChartProps = { qualities: CommentSummary['qualities']; className?: string }

/** Which qualities somebody was praised for, as five bars with their shapes. */
export function QualityChart({ qualities, className = '' }: QualityChartProps) {
  const most = Math.max(1, ...qualities.map(({ praiseScore }) => praiseScore))
  return (
    <section aria-label="五类品质" className={`rounded-card bg-mist px-4 pt-3 pb-4 ${className}`}>
      <h3 className="mb-2 flex items-baseline justify-between gap-2 text-base font-bold">
        五类品质
        <span className="text-s font-normal text-ink-2">全部表扬的分数</span>
      </h3>
      <dl className="grid gap-2">
        {qualities.map(({ type, praiseScore }) => (
          <div key={type} className="grid grid-cols-[56px_1fr_40px] items-center gap-2">
            <dt className="flex items-center gap-1.5 text-s">
              <QualityShape type={type} />
              {qualityTypes.find((quality) => quality.type === type)?.tab}
            </dt>
            <dd aria-hidden className="h-3 overflow-hidden rounded-full bg-white">
              <span
                className={`block h-full rounded-full ${barColour[type]}`}
                style={{ width: `${(praiseScore / most) * 100}%` }}
              />
            </dd>
            <dd className="num text-right text-name">{praiseScore}</dd>
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
