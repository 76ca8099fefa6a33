import { addDays, daysBetween } from '@pinge/contract/values/school-days/school-dates.ts'
import { formatMonthDay } from '@pinge/contract/values/school-days/school-time.ts'
import { scaleLinear } from 'd3-scale'
import { useIsWide } from '../../../shared/device/use-is-wide.ts'
import type { GrowthPoint } from './growth-points.ts'

/** As wide as it is drawn, about: on a phone the words of a wide chart would be five pixels high. */
const sizes = {
  wide: { width: 800, height: 320, mostDates: 8 },
  phone: { width: 320, height: 240, mostDates: 3 },
} as const
const LEFT = 56
/** Half a date. */
const RIGHT = 32
const BOTTOM = 44

export type GrowthChartProps = { points: readonly GrowthPoint[]; name: string }

/**
 * Seconds for each thing by day; a larger dot is a higher level, and steps behind them show the highest level so far. The
 * same stands in a table for the ear.
 */
export function GrowthChart({ points, name }: GrowthChartProps) {
  const { width, height, mostDates } = sizes[useIsWide() ? 'wide' : 'phone']
  const [{ date: first } = { date: '' }] = points
  const dayOf = ({ date }: GrowthPoint) => daysBetween(first, date)
  const lastDay = Math.max(...points.map(dayOf))
  const slowest = Math.max(...points.map(({ secondsEach }) => secondsEach))
  const x = scaleLinear([0, Math.max(lastDay, 1)], [LEFT + 24, width - RIGHT])
  const y = scaleLinear([0, slowest * 1.1], [height - BOTTOM, 16]).nice(4)
  const [, top = 1] = y.domain()
  const marks = Array.from({ length: 5 }, (_, step) => Number(((top * step) / 4).toFixed(2)))
  const highest = Math.max(...points.map(({ level }) => level))
  const yLevel = scaleLinear([0, highest], [height - BOTTOM, 32])
  const at = (point: GrowthPoint) => `${x(dayOf(point))},${y(point.secondsEach)}`
  const every = Math.ceil((lastDay + 1) / mostDates)
  const dates = Array.from({ length: Math.floor(lastDay / every) + 1 }, (_, place) => place * every)
  return (
    <figure>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name} className="w-full">
        {marks.map((mark) => (
          <g key={mark}>
            <line x1={LEFT} x2={width} y1={y(mark)} y2={y(mark)} className="stroke-hair" />
            <text
              x={LEFT - 8}
              y={y(mark) + 5}
              textAnchor="end"
              fill="currentColor"
              className="num text-[14px] text-ink-2"
            >
              {mark} 秒
            </text>
          </g>
        ))}
        <path
          d={steps(points, (point) => x(dayOf(point)), yLevel)}
          className="fill-none stroke-sun"
          strokeWidth={4}
          strokeDasharray="2 7"
          strokeLinecap="round"
        />
        <text x={width - RIGHT} y={22} textAnchor="end" className="fill-sun-ink text-[14px] font-bold">
          最高第 {highest} 关
        </text>
        <polyline points={points.map(at).join(' ')} className="fill-none stroke-brand" strokeWidth={3} />
        {points.map((point, place) => (
          <circle
            key={`${point.date}-${place}`}
            cx={x(dayOf(point))}
            cy={y(point.secondsEach)}
            r={4 + point.level / 2}
            className="fill-white stroke-brand"
            strokeWidth={3}
          />
        ))}
        {dates.map((day) => (
          <text
            key={day}
            x={x(day)}
            y={height - 14}
            textAnchor="middle"
            fill="currentColor"
            className="text-[14px] text-ink-2"
          >
            {formatMonthDay(addDays(first, day))}
          </text>
        ))}
      </svg>
      <Legend />
      <Table points={points} name={name} />
    </figure>
  )
}

function Legend() {
  return (
    <figcaption className="flex flex-wrap justify-center gap-x-6 text-s text-ink-2">
      <span>
        <b aria-hidden className="text-brand">
          ━{' '}
        </b>
        每个平均用时，点越大关卡越高
      </span>
      <span>
        <b aria-hidden className="text-sun-ink">
          ┄{' '}
        </b>
        最高关卡
      </span>
    </figcaption>
  )
}

function Table({ points, name }: GrowthChartProps) {
  return (
    <table className="sr-only">
      <caption>{name}</caption>
      <thead>
        <tr>
          <th>日期</th>
          <th>关卡</th>
          <th>每个平均用时</th>
        </tr>
      </thead>
      <tbody>
        {points.map((point, place) => (
          <tr key={place}>
            <td>{formatMonthDay(point.date)}</td>
            <td>第 {point.level} 关</td>
            <td>{point.secondsEach.toFixed(1)} 秒</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The highest level that was reached by then: it goes on from day to day, and up where one was higher. */
function steps(
  points: readonly GrowthPoint[],
  x: (point: GrowthPoint) => number,
  y: (level: number) => number,
): string {
  let highest = 0
  return points
    .map((point, place) => {
      highest = Math.max(highest, point.level)
      return place === 0 ? `M${x(point)},${y(highest)}` : `H${x(point)}V${y(highest)}`
    })
    .join('')
}
