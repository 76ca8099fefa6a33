import type { Comparison } from './compare.ts'
import type { Engine } from './options.ts'

/** One printed figure of docs/performance.md. */
export type Row = {
  figure: string
  engine: Engine
  measured: string
  yardstick: string
  /** With what stands in `target`. */
  ratio: string
  target: string
  isReached: boolean
  /** The same ratio of processor times instead of rates. */
  cpuRatio?: string
}

/** Two rates, each with the processor time that the server needs for one request. */
export function ratesOf(
  compared: Comparison,
  name: string,
): Pick<Row, 'measured' | 'yardstick' | 'cpuRatio'> {
  const { measured, yardstick, cpu } = compared
  const time = (us: number | undefined): string => (us === undefined ? '' : ` (${Math.round(us)} µs)`)
  return {
    measured: `${perSecond(measured)}${time(cpu?.measuredUs)}`,
    yardstick: `${perSecond(yardstick)} ${name}${time(cpu?.yardstickUs)}`,
    cpuRatio: cpu ? (cpu.yardstickUs / cpu.measuredUs).toFixed(2) : '',
  }
}

export function perSecond(rate: number): string {
  return `${Math.round(rate).toLocaleString('en')}/s`
}

/** A figure that should be at least as large as its target. */
export function atLeast(
  ratio: number,
  target: number,
  aim?: number,
): Pick<Row, 'ratio' | 'target' | 'isReached'> {
  return {
    ratio: ratio.toFixed(2),
    target: `≥ ${target.toFixed(2)}${aim === undefined ? '' : `, aim ${aim.toFixed(2)}`}`,
    isReached: ratio >= target,
  }
}

export function atMost(ratio: number, target: number): Pick<Row, 'ratio' | 'target' | 'isReached'> {
  return { ratio: ratio.toFixed(2), target: `≤ ${target.toFixed(2)}`, isReached: ratio <= target }
}

export function printRows(rows: readonly Row[]): string {
  const head = ['figure', 'engine', 'measured', 'beside', 'ratio', 'by CPU', 'target', '']
  const cells = [
    head,
    ...rows.map(({ figure, engine, measured, yardstick, ratio, target, isReached, cpuRatio = '' }) => [
      figure,
      engine,
      measured,
      yardstick,
      ratio,
      cpuRatio,
      target,
      isReached ? 'reached' : 'SHORT',
    ]),
  ]
  const widths = head.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)))
  const lines = cells.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [lines[0], rule, ...lines.slice(1)].join('\n')
}
