/** Epoch milliseconds, UTC. Passed in everywhere, so that a test decides what time it is. */
export type Clock = () => number

const DAY_MS = 86_400_000
/** Asia/Shanghai has had no daylight saving since 1991. */
const SHANGHAI_OFFSET_MS = 8 * 3_600_000

/** The day on the calendar of Asia/Shanghai, YYYY-MM-DD. */
export function localDate(now: number): string {
  return new Date(now + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10)
}

/** The first millisecond of the day in Asia/Shanghai. */
export function startOfLocalDay(now: number): number {
  return Math.floor((now + SHANGHAI_OFFSET_MS) / DAY_MS) * DAY_MS - SHANGHAI_OFFSET_MS
}
