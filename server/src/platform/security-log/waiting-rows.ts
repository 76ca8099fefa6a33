import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import type { SecurityEventTable } from '../db/tables/security-events.ts'
import { createRowBudget } from './row-budget.ts'

const MINUTES_PER_HOUR = 60
/** While the database takes nothing, this many are kept in memory. */
const MAX_WAITING = 5_000

export type Row = Omit<SecurityEventTable, 'id'>

/** What happens alike until the end of a minute. Its first time is due at once, and the others after that minute. */
type Waiting = { row: Row; lastMinute: number; unsaved: number; isSaved: boolean }

export type Due = { waiting: Waiting; count: number }

export type WaitingRows = {
  /** Answers false where there is no room for it. */
  add(row: Row): boolean
  /** What is to be written now; with `isLast` also what could wait. */
  due(now: number, isLast: boolean, most: number): Due[]
  /** These are on disk. */
  saved(due: readonly Due[], now: number): void
  isEmpty(): boolean
}

/** Counts what is alike within a minute. A flood gets as many rows as its budget; the rest of it is counted by kind and hour. */
export function createWaitingRows(): WaitingRows {
  const budget = createRowBudget()
  const rows = new Map<string, Waiting>()

  function countInto(key: string): boolean {
    const found = rows.get(key)
    if (found) found.unsaved += 1
    return found !== undefined
  }

  function begin(key: string, row: Row, lastMinute: number): boolean {
    if (rows.size >= MAX_WAITING) return false
    rows.set(key, { row, lastMinute, unsaved: 1, isSaved: false })
    return true
  }

  return {
    add: (row) => {
      const minute = minuteOf(row.at)
      const key = keyOf(row, minute)
      if (countInto(key)) return true
      if (budget.take(row, row.at)) return begin(key, row, minute)
      const merged = {
        ...row,
        detail: 'more',
        sessionId: null,
        classId: null,
        subject: null,
        place: null,
        network: null,
      }
      const lastOfHour = minute - (minute % MINUTES_PER_HOUR) + MINUTES_PER_HOUR - 1
      const mergedKey = keyOf(merged, lastOfHour)
      return countInto(mergedKey) || begin(mergedKey, merged, lastOfHour)
    },
    due: (now, isLast, most) =>
      [...rows.values()]
        .filter(
          ({ unsaved, isSaved, lastMinute }) =>
            unsaved > 0 && (isLast || !isSaved || lastMinute < minuteOf(now)),
        )
        .slice(0, most)
        .map((waiting) => ({ waiting, count: waiting.unsaved })),
    saved: (due, now) => {
      for (const { waiting, count } of due) {
        waiting.unsaved -= count
        waiting.isSaved = true
      }
      for (const [key, { unsaved, lastMinute }] of rows)
        if (unsaved === 0 && lastMinute < minuteOf(now)) rows.delete(key)
    },
    isEmpty: () => rows.size === 0,
  }
}

function minuteOf(time: number): number {
  return Math.floor(time / MINUTE_MS)
}

function keyOf({ kind, detail, teacherId, sessionId, classId, subject, place }: Row, minute: number): string {
  return `${minute}|${kind}|${detail}|${teacherId}|${sessionId}|${classId}|${subject}|${place}`
}
