import type { Report } from '@pinge/contract/class-data.ts'
import type { Days } from '@pinge/contract/values/school-days/school-dates.ts'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { RecordsLink } from '../shown-report.ts'
import { ChartCard } from './ChartCard.tsx'
import { drawTimes } from './draw-charts.ts'
import { isByWeek, timeBars, type TimeBar } from './time-bars.ts'
import { placeBars, summariseTimes, TIME_CHART_HEIGHT, type PlacedBar } from './time-scale.ts'

export type TimeChartProps = {
  byDay: Report['byDay']
  days: Days
  today: string
  hasReminders: boolean
  subtitle: string
  recordsOf: RecordsLink
  className?: string
}

/** 每天 or 每周: praise and reminders side by side; today is the sun's. */
export function TimeChart(props: TimeChartProps) {
  const { byDay, days, today, hasReminders, subtitle, recordsOf, className = '' } = props
  const bars = timeBars(byDay, days, today)
  const isWeekly = isByWeek(days)
  const isEmpty = bars.every(({ praise, reminder }) => praise + (hasReminders ? reminder : 0) === 0)
  return (
    <ChartCard
      title={isWeekly ? '每周' : '每天'}
      summary={summariseTimes(bars, hasReminders)}
      isEmpty={isEmpty}
      headings={[isWeekly ? '哪一周' : '日期', '表扬（次）', ...(hasReminders ? ['待改进（次）'] : [])]}
      rows={bars.map((bar) => ({
        name: bar.name,
        cells: [bar.praise, ...(hasReminders ? [bar.reminder] : [])],
        to: recordsOf({}, bar),
      }))}
      picture={{ subtitle, ...drawTimes(bars, hasReminders) }}
      legend={<Legend hasReminders={hasReminders} />}
      className={className}
    >
      <Bars bars={bars} hasReminders={hasReminders} recordsOf={recordsOf} />
    </ChartCard>
  )
}

function Legend({ hasReminders }: { hasReminders: boolean }) {
  return (
    <span aria-hidden className="mr-2 flex gap-3 text-s text-ink-2 max-sm:hidden">
      <span className="flex items-center gap-1.5">
        <i className="legend-praise" />
        表扬
      </span>
      {hasReminders && (
        <span className="flex items-center gap-1.5">
          <i className="legend-reminder" />
          待改进
        </span>
      )}
    </span>
  )
}

export type BarsProps = Pick<TimeChartProps, 'hasReminders' | 'recordsOf'> & {
  bars: readonly TimeBar[]
  /** Where it does not follow the room that there is: on paper. */
  fixedWidth?: number
}

/** Each bar is a way to the comments of its days; it is told by its name and its numbers. */
export function Bars({ bars, hasReminders, recordsOf, fixedWidth }: BarsProps) {
  const [box, room] = useWidth()
  const width = fixedWidth ?? room
  const navigate = useNavigate()
  const scale = placeBars(bars, width, hasReminders)
  return (
    <div ref={box} className="time-chart">
      <svg
        role="group"
        aria-label="每段时间的表扬和待改进"
        width={width}
        height={TIME_CHART_HEIGHT}
        viewBox={`0 0 ${width} ${TIME_CHART_HEIGHT}`}
      >
        {scale.grid.map(({ value, y }) => (
          <g key={value} aria-hidden>
            <path
              d={`M${scale.left} ${y}H${scale.right}`}
              className={value === 0 ? 'chart-base' : 'chart-grid'}
            />
            <text x={scale.left - 10} y={y + 4} textAnchor="end" className="chart-value">
              {value}
            </text>
          </g>
        ))}
        {scale.bars.map((bar) => {
          const to = recordsOf({}, bar)
          return (
            <a
              key={bar.from}
              href={to}
              aria-label={nameOf(bar, hasReminders)}
              className="time-bar"
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                void navigate(to)
              }}
            >
              <title>{nameOf(bar, hasReminders)}</title>
              <Bar bar={bar} base={scale.base} isNumbered={scale.isNumbered} hasReminders={hasReminders} />
            </a>
          )
        })}
      </svg>
    </div>
  )
}

function nameOf({ name, praise, reminder }: PlacedBar, hasReminders: boolean): string {
  return `${name}：表扬 ${praise} 次${hasReminders ? `，待改进 ${reminder} 次` : ''}`
}

type BarProps = { bar: PlacedBar; base: number; isNumbered: boolean; hasReminders: boolean }

function Bar({ bar, base, isNumbered, hasReminders }: BarProps) {
  const { praise, reminder } = bar
  return (
    <>
      <rect x={bar.x} y={0} width={bar.width} height={TIME_CHART_HEIGHT} className="bar-strip" />
      <path
        d={topped(bar.praiseX, bar.praiseY, bar.praiseWidth, base)}
        className={bar.isNow ? 'bar-now' : 'bar-praise'}
      />
      {isNumbered && praise > 0 && (
        <text
          x={bar.praiseX + bar.praiseWidth / 2}
          y={bar.praiseY - 8}
          textAnchor="middle"
          className="bar-number"
        >
          {praise}
        </text>
      )}
      {hasReminders && reminder > 0 && (
        <>
          <path d={topped(bar.reminderX, bar.reminderY, bar.reminderWidth, base)} className="bar-reminder" />
          {isNumbered && (
            <text
              x={bar.reminderX + bar.reminderWidth / 2}
              y={bar.reminderY - 6}
              textAnchor="middle"
              className="bar-number-reminder"
            >
              {reminder}
            </text>
          )}
        </>
      )}
      {bar.isLabelled && (
        <text
          x={bar.labelX}
          y={base + 24}
          textAnchor="middle"
          className={bar.isNow ? 'chart-label-now' : 'chart-label'}
        >
          {bar.label}
        </text>
      )}
    </>
  )
}

const ROUNDED = 8

/** A bar that is round on top. */
function topped(x: number, y: number, width: number, base: number): string {
  const height = base - y
  const radius = Math.min(ROUNDED, width / 2, height)
  return `M${x} ${base}V${y + radius}q0 ${-radius} ${radius} ${-radius}h${width - 2 * radius}q${radius} 0 ${radius} ${radius}V${base}Z`
}

const FIRST_WIDTH = 640

/** How wide there is room, so that words keep their size. */
function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(FIRST_WIDTH)
  // The layout of the page.
  useEffect(() => {
    const element = box.current
    if (!element || !('ResizeObserver' in window)) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth || FIRST_WIDTH))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [box, width]
}
