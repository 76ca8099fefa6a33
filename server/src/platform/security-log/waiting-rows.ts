import type { SecurityEventTable } from '../db/tables/security-events.ts'
import { createRowBudget } from './row-budget.ts'

const MINUTE_MS = 60_000
/** While the database takes nothing, this many are kept in memory. */
const MOST_WAITING = 5_000

export type Row = Omit<SecurityEventTable, 'id'>

/** What happens alike in one minute. Its first time is due at once, and the others when the minute is over. */
type Waiting = { row: Row; minute: number; unsaved: number; isSaved: boolean }

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

/** Counts what is alike within a minute. A flood gets as many rows as its budget, and the rest of it is one row a kind. */
export function createWaitingRows(): WaitingRows {
  const budget = createRowBudget()
  const rows = new Map<string, Waiting>()

  function countInto(key: string): boolean {
    const found = rows.get(key)
    if (found) found.unsaved += 1
    return found !== undefined
  }

  function begin(key: string, row: Row, minute: number): boolean {
    if (rows.size >= MOST_WAITING) return false
    rows.set(key, { row, minute, unsaved: 1, isSaved: false })
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
      const mergedKey = keyOf(merged, minute)
      return countInto(mergedKey) || begin(mergedKey, merged, minute)
    },
    due: (now, isLast, most) =>
      [...rows.values()]
        .filter(
          ({ unsaved, isSaved, minute }) => unsaved > 0 && (isLast || !isSaved || minute < minuteOf(now)),
        )
        .slice(0, most)
        .map((waiting) => ({ waiting, count: waiting.unsaved })),
    saved: (due, now) => {
      for (const { waiting, count } of due) {
        waiting.unsaved -= count
        waiting.isSaved = true
      }
      for (const [key, { unsaved, minute }] of rows)
        if (unsaved === 0 && minute < minuteOf(now)) rows.delete(key)
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
