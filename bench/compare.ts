/** One side of a comparison; answers what a pass of it measured. */
export type Side = () => Promise<number>

export type Comparison = { measured: number; yardstick: number; ratio: number }

/**
 * Measures both sides in turn, so that whatever else the machine does meets both; the ratio is the median of the ratios
 * of neighbouring passes. One pass of each comes first and does not count.
 */
export async function compare(passes: number, measure: Side, yardstick: Side): Promise<Comparison> {
  await measure()
  await yardstick()
  const pairs: { measured: number; yardstick: number }[] = []
  for (let pass = 0; pass < passes; pass += 1) {
    // Each side is as often the first as the second one.
    if (pass % 2 === 0) {
      const measured = await measure()
      pairs.push({ measured, yardstick: await yardstick() })
    } else {
      const other = await yardstick()
      pairs.push({ measured: await measure(), yardstick: other })
    }
  }
  return {
    measured: median(pairs.map(({ measured }) => measured)),
    yardstick: median(pairs.map(({ yardstick: other }) => other)),
    ratio: median(pairs.map((pair) => pair.measured / pair.yardstick)),
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}
