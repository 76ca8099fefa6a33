import type { Report } from '@pinge/contract/class-data.ts'
import { Link, useNavigate } from 'react-router'
import { QualityShape } from '../../../shared/ui/picture/QualityShape.tsx'
import type { RecordsLink } from '../shown-report.ts'
import { ChartCard } from './ChartCard.tsx'
import { DONUT_RADIUS, donutParts, qualitiesOf, summariseQualities, type Quality } from './donut-parts.ts'
import { drawDonut } from './draw-charts.ts'
import { qualityColours, qualityOutlines } from './quality-marks.ts'

export type QualityDonutProps = {
  byType: Report['byType']
  /** Whose it is and of which days, for the picture. */
  subtitle: string
  recordsOf: RecordsLink
  className?: string
}

/** 五类表扬: the share of each quality, told by colour, shape and word. */
export function QualityDonut({ byType, subtitle, recordsOf, className = '' }: QualityDonutProps) {
  const qualities = qualitiesOf(byType)
  const all = qualities.reduce((sum, { praise }) => sum + praise, 0)
  const pathOf = ({ type }: Quality) => recordsOf({ type, sign: 'praise' })
  return (
    <ChartCard
      title="五类表扬"
      summary={summariseQualities(qualities)}
      isEmpty={all === 0}
      headings={['品质', '表扬（次）', '占比']}
      rows={qualities.map((quality) => ({
        name: quality.name,
        cells: [quality.praise, `${quality.percent}%`],
        to: pathOf(quality),
      }))}
      picture={{ subtitle, ...drawDonut(qualities) }}
      className={className}
    >
      <div className="quality-donut">
        <Ring qualities={qualities} all={all} pathOf={pathOf} />
        <ul aria-label="五类表扬" className="min-w-0 flex-1">
          {qualities.map((quality) => (
            <li key={quality.type}>
              <Link
                to={pathOf(quality)}
                className="flex min-h-11 items-center gap-2 rounded-card px-2 text-name hover:bg-mist"
              >
                <QualityShape type={quality.type} size={14} />
                <span className="flex-1">{quality.name}</span>
                <b className="num text-m">{quality.praise}</b>
                <span className="num item-count text-right text-ink-2">{quality.percent}%</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </ChartCard>
  )
}

export type RingProps = {
  qualities: readonly Quality[]
  all: number
  /** On paper nothing leads anywhere. */
  pathOf?: (quality: Quality) => string
}

/** Beside it stands the same in words, so that nothing is heard twice; a tap on a part leads where its words lead. */
export function Ring({ qualities, all, pathOf }: RingProps) {
  const navigate = useNavigate()
  const half = DONUT_RADIUS + 2
  return (
    <svg aria-hidden viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} className="donut-ring">
      {donutParts(qualities).map((part) => (
        // A mouse and a finger reach it here, a keyboard beside it.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <g key={part.type} className="donut-part" onClick={() => pathOf && void navigate(pathOf(part))}>
          <path d={part.path} fill={qualityColours[part.type]} />
          {part.mark && (
            <path
              d={qualityOutlines[part.type]}
              transform={`translate(${part.mark[0] - 7} ${part.mark[1] - 7}) scale(1.17)`}
              fill="var(--color-white)"
            />
          )}
        </g>
      ))}
      <text y="4" textAnchor="middle" className="donut-sum">
        {all}
      </text>
      <text y="28" textAnchor="middle" className="chart-label">
        次表扬
      </text>
    </svg>
  )
}
