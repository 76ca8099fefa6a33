/** What one pass measured, and the processor's time that the server spent on a request, where that is known. */
export type Pass = { figure: number; cpuUs: number | null }

/** One side of a comparison: does one pass. */
export type Side = () => Promise<Pass>

export type Comparison = {
  measured: number
  yardstick: number
  ratio: number
  /** Processor time a request, which others on the same machine disturb least. */
  cpu: { measuredUs: number; yardstickUs: number } | null
}

/** A server's code is compiled while it runs, from thousands of requests on; a school's runs all day. */
const PASSES_TO_WARM_UP = 3

/**
 * Measures both sides in turn, so that whatever else the machine does meets both; the ratio is the median of the ratios
 * of neighbouring passes. Some passes of each come first and do not count.
 */
export async function compare(passes: number, measure: Side, yardstick: Side): Promise<Comparison> {
  for (let pass = 0; pass < PASSES_TO_WARM_UP; pass += 1) {
    await measure()
    await yardstick()
  }
  const pairs: { measured: Pass; yardstick: Pass }[] = []
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
  const cpuUs = (passes: Pass[]): number => median(passes.map((pass) => pass.cpuUs ?? Number.NaN))
  const ofMeasured = pairs.map(({ measured }) => measured)
  const ofYardstick = pairs.map(({ yardstick: other }) => other)
  const hasCpu = [...ofMeasured, ...ofYardstick].every((pass) => pass.cpuUs !== null)
  return {
    measured: median(ofMeasured.map(({ figure }) => figure)),
    yardstick: median(ofYardstick.map(({ figure }) => figure)),
    ratio: median(pairs.map((pair) => pair.measured.figure / pair.yardstick.figure)),
    cpu: hasCpu ? { measuredUs: cpuUs(ofMeasured), yardstickUs: cpuUs(ofYardstick) } : null,
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}
