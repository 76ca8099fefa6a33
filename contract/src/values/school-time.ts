/** How far schools are ahead of UTC: Asia/Shanghai has had no daylight saving since 1991. */
export const SCHOOL_AHEAD_MS = 8 * 3_600_000

const DAY_MS = 86_400_000

/** The day on the calendar of a school, YYYY-MM-DD. */
export function localDate(epochMs: number): string {
  return new Date(epochMs + SCHOOL_AHEAD_MS).toISOString().slice(0, 10)
}

/** The first millisecond of a school's day. */
export function startOfLocalDay(epochMs: number): number {
  return Math.floor((epochMs + SCHOOL_AHEAD_MS) / DAY_MS) * DAY_MS - SCHOOL_AHEAD_MS
}
