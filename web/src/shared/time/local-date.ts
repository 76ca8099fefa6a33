const DAY_MS = 86_400_000
/** The server counts its days in Asia/Shanghai, which has no daylight saving time; so do the words of the page. */
const SHANGHAI_AHEAD_MS = 8 * 3_600_000

/** The day on the calendar of the school, YYYY-MM-DD. */
export function localDate(epochMs: number): string {
  return new Date(epochMs + SHANGHAI_AHEAD_MS).toISOString().slice(0, 10)
}

/** Its first millisecond. */
export function startOfDate(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) - SHANGHAI_AHEAD_MS
}

/** Its last millisecond. */
export function endOfDate(date: string): number {
  return startOfDate(date) + DAY_MS - 1
}

/** Whether a call can name it: while a year is typed, a field for a date holds 0002-11-23. */
export function isLocalDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && startOfDate(text) >= 0
}

/** The day so many days later, or earlier. */
export function addDays(date: string, days: number): string {
  return localDate(startOfDate(date) + days * DAY_MS)
}
