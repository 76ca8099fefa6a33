import type { ReportItem } from '@pinge/contract/class-data.ts'
import { Link } from 'react-router'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import { QualityShape } from '../../../shared/ui/picture/QualityShape.tsx'
import type { RecordsLink } from '../shown-report.ts'
import { ChartCard } from './ChartCard.tsx'
import { drawItems } from './draw-charts.ts'
import { qualityColours } from './quality-marks.ts'
import { summariseItems } from './summarise-items.ts'

export type ItemChartProps = {
  items: readonly ReportItem[]
  /** The pictures of the items that are known still. */
  icons: ReadonlyMap<string, string>
  subtitle: string
  recordsOf: RecordsLink
  className?: string
}

const SHOWN = 5

/** 夸得最多的: the items that were praised most, with how often. */
export function ItemChart({ items, icons, subtitle, recordsOf, className = '' }: ItemChartProps) {
  const praised = items.filter(({ points }) => points > 0)
  const shown = praised.slice(0, SHOWN)
  const most = Math.max(1, ...shown.map(({ count }) => count))
  return (
    <ChartCard
      title="夸得最多的"
      summary={summariseItems(praised)}
      isEmpty={shown.length === 0}
      headings={['点评项', '次数']}
      rows={praised.map((item) => ({ name: item.name, cells: [item.count], to: pathOf(item, recordsOf) }))}
      picture={{ subtitle, ...drawItems(shown) }}
      className={className}
    >
      <ol aria-label="夸得最多的点评项" className="mt-1">
        {shown.map((item) => (
          <li key={pathOf(item, recordsOf)}>
            <Link
              to={pathOf(item, recordsOf)}
              className="item-line flex min-h-11 items-center gap-3 rounded-card px-2 text-base hover:bg-mist"
            >
              <Picture
                name={icons.get(item.itemId ?? '') ?? 'star'}
                size={30}
                fallback={{ text: item.name, type: item.type }}
              />
              <span className="item-name">{item.name}</span>
              <QualityShape type={item.type} isNamed />
              <span aria-hidden className="h-3 flex-1 overflow-hidden rounded-full bg-mist">
                <span
                  className="block h-full rounded-full"
                  style={{ width: `${(item.count / most) * 100}%`, background: qualityColours[item.type] }}
                />
              </span>
              <b className="num item-count text-right text-m">
                {item.count}
                <span className="sr-only"> 次</span>
              </b>
            </Link>
          </li>
        ))}
      </ol>
    </ChartCard>
  )
}

/** A free comment has no item: all its words name it. */
function pathOf({ itemId, name, type }: ReportItem, recordsOf: RecordsLink): string {
  return itemId === null
    ? recordsOf({ freeName: name, type, sign: 'praise' })
    : recordsOf({ itemId, type, sign: 'praise' })
}
