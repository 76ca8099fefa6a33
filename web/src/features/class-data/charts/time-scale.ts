import { scaleBand, scaleLinear } from 'd3-scale'
import type { TimeBar } from './time-bars.ts'

export const TIME_CHART_HEIGHT = 264
const LEFT = 40
const RIGHT = 8
const TOP = 30
const BOTTOM = 34
const MAX_PRAISE_WIDTH = 48
const MAX_REMINDER_WIDTH = 14
/** With more bars their numbers stand in the table alone. */
const MAX_NUMBERED = 16
/** So wide is the date below a bar. */
const LABEL_WIDTH = 44
/** A digit above a bar, and a character and a digit below one. */
const NUMBER_DIGIT = 9.5
const LABEL_CHARACTER = 13
const LABEL_DIGIT = 7.5

export type PlacedBar = TimeBar & {
  /** The strip that belongs to it, which can be touched. */
  x: number
  width: number
  praiseX: number
  praiseWidth: number
  praiseY: number
  reminderX: number
  reminderWidth: number
  reminderY: number
  isLabelled: boolean
  /** The middle of the label. */
  labelX: number
}

export type TimeScale = {
  bars: PlacedBar[]
  grid: { value: number; y: number }[]
  base: number
  left: number
  right: number
  isNumbered: boolean
}

/** Where each bar stands in a chart of this width. */
export function placeBars(bars: readonly TimeBar[], width: number, hasReminders: boolean): TimeScale {
  const most = Math.max(
    1,
    ...bars.map(({ praise, reminder }) => Math.max(praise, hasReminders ? reminder : 0)),
  )
  const base = TIME_CHART_HEIGHT - BOTTOM
  const values = gridValues(most)
  const y = scaleLinear()
    .domain([0, values.at(-1) ?? 1])
    .range([base, TOP])
  const x = scaleBand<number>()
    .domain(bars.map((_, place) => place))
    .range([LEFT, Math.max(width - RIGHT, LEFT + 1)])
  const band = x.bandwidth()
  const praiseWidth = Math.min(MAX_PRAISE_WIDTH, band * 0.55)
  const reminderWidth = hasReminders ? Math.min(MAX_REMINDER_WIDTH, band * 0.22) : 0
  const gap = hasReminders ? Math.min(4, band * 0.05) : 0
  const labelEvery = Math.max(1, Math.ceil(LABEL_WIDTH / Math.max(1, band)))
  return {
    bars: bars.map((bar, place) => {
      const start = x(place) ?? LEFT
      const praiseX = start + (band - praiseWidth - gap - reminderWidth) / 2
      // 周五（今天） beside 周四 takes more than a phone has.
      const label = labelWidth(bar.label) > band ? bar.label.replace(/^.*（(今天)）$/u, '$1') : bar.label
      return {
        ...bar,
        label,
        x: start,
        width: band,
        praiseX,
        praiseWidth,
        praiseY: y(bar.praise),
        reminderX: praiseX + praiseWidth + gap,
        reminderWidth,
        reminderY: y(bar.reminder),
        // The last one always has its date, and what would touch it none.
        isLabelled: (bars.length - 1 - place) % labelEvery === 0,
        labelX: Math.min(start + band / 2, width - labelWidth(label) / 2),
      }
    }),
    grid: values.map((value) => ({ value, y: y(value) })),
    base,
    left: LEFT,
    right: width - RIGHT,
    isNumbered: bars.length <= MAX_NUMBERED && band >= String(most).length * NUMBER_DIGIT,
  }
}

function labelWidth(label: string): number {
  return [...label].reduce((sum, one) => sum + (one > '\u00ff' ? LABEL_CHARACTER : LABEL_DIGIT), 0)
}

const MAX_LINES = 5

/** Whole and round numbers from 0 to the first that nothing exceeds. */
function gridValues(most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(most))
  const step = [power / 10, power / 5, power / 2, power, power * 2]
    .map((one) => Math.max(1, Math.round(one)))
    .find((one) => most / one <= MAX_LINES)
  const wide = step ?? most
  return Array.from({ length: Math.ceil(most / wide) + 1 }, (_, place) => place * wide)
}

/** The chart in one sentence. */
export function summariseTimes(bars: readonly TimeBar[], hasReminders: boolean): string {
  const sumOf = (which: 'praise' | 'reminder') => bars.reduce((sum, bar) => sum + bar[which], 0)
  const praise = sumOf('praise')
  const reminder = hasReminders ? sumOf('reminder') : 0
  if (praise + reminder === 0) return '这段时间还没有点评'
  const reminders = hasReminders ? `，待改进 ${reminder} 次` : ''
  return `表扬 ${praise} 次${reminders}${praise > 0 && bars.length > 1 ? mostOf(bars) : ''}`
}

function mostOf(bars: readonly TimeBar[]): string {
  const peak = Math.max(...bars.map((bar) => bar.praise))
  const [first, ...alike] = bars.filter((bar) => bar.praise === peak)
  if (alike.length === 0) return `，${first?.name}表扬最多，${peak} 次`
  const unit = bars.some(({ from, to }) => from !== to) ? '周' : '天'
  return `，${first?.name}等 ${alike.length + 1} ${unit}表扬最多，各 ${peak} 次`
}
