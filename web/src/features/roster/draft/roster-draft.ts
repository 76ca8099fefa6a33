import { checkRoster, rosterStudent, type RosterText } from '@pinge/contract/roster/check-roster.ts'
import type { RosterStudent } from '@pinge/contract/roster/roster.ts'
import { type Choice, type KnownRow, makeKnownRow } from './known-row.ts'
import { matchRoster } from './match-roster.ts'
import { tidyRow } from './tidy-row.ts'

export type DraftRow = RosterText & {
  key: number
  /** It came with a problem and stays among the rows to look at, so that it does not jump away while it is mended. */
  isFlagged: boolean
  /** Where it stands while it is mended, whatever it turns into meanwhile. */
  heldAmong: RowGroup | null
  /** What the teacher wants of it, should its pupil be in the class. */
  choice: Choice | null
}
export type RowGroup = 'new' | 'known'

/** A row with what is wrong with it, and with the pupil of the class whom it means; null for a new pupil. */
export type CheckedRow = DraftRow & { problems: string[]; known: KnownRow | null }

export type RosterDraft = { rows: readonly DraftRow[]; nextKey: number }

export type RosterEvent =
  | { type: 'rows-read'; rows: readonly RosterText[]; classmates: readonly RosterStudent[] }
  | { type: 'row-edited'; key: number; change: Partial<RosterText> }
  | { type: 'row-finished'; key: number }
  | { type: 'row-opened'; key: number; group: RowGroup }
  | { type: 'row-closed'; key: number }
  | { type: 'rows-chosen'; keys: ReadonlySet<number>; choice: Choice | null }
  | { type: 'rows-taken-out'; keys: ReadonlySet<number> }

export const emptyDraft: RosterDraft = { rows: [], nextKey: 1 }

export function nextDraft(draft: RosterDraft, event: RosterEvent): RosterDraft {
  switch (event.type) {
    case 'rows-read':
      return addRows(draft, event.rows, event.classmates)
    case 'row-edited':
      return changeRow(draft, event.key, (row) => ({ ...row, ...event.change }))
    case 'row-finished':
      return changeRow(draft, event.key, (row) => tidyRow(row))
    case 'row-opened':
      return changeRow(draft, event.key, (row) => ({ ...row, heldAmong: event.group }))
    case 'row-closed':
      return changeRow(draft, event.key, (row) => ({ ...row, heldAmong: null }))
    case 'rows-chosen':
      return changeRows(draft, event.keys, (row) => ({ ...row, choice: event.choice }))
    case 'rows-taken-out':
      return { ...draft, rows: draft.rows.filter(({ key }) => !event.keys.has(key)) }
  }
}

/**
 * Every row with what is wrong with it, by itself, beside the other rows and beside those who are in the class, and
 * with whom it means there. What is meant counts, however it is written, so that a problem is gone once it is mended.
 */
export function checkDraft(rows: readonly DraftRow[], classmates: readonly RosterStudent[]): CheckedRow[] {
  const checked = checkRoster(rows.map(tidyRow))
  // A row that cannot go in means no pupil yet.
  const matches = matchRoster(
    checked.filter(({ problems }) => problems.length === 0),
    classmates,
  ).values()
  return rows.map((row, index) => {
    const problems = checked[index]?.problems ?? []
    const match = problems.length === 0 ? matches.next().value : undefined
    const classmate = match?.classmate
    return {
      ...row,
      problems: match?.problem ? [match.problem] : problems,
      known:
        match && classmate
          ? makeKnownRow({ ...match, classmate }, rosterStudent(tidyRow(row)), row.choice)
          : null,
    }
  })
}

/** Whose place is among the pupils who are in the class. */
export function groupOf(row: CheckedRow): RowGroup {
  return row.heldAmong ?? (row.known ? 'known' : 'new')
}

/** The rows to look at first, then the rest, each in the order of arrival. */
export function orderRows(rows: readonly CheckedRow[]): CheckedRow[] {
  return [...rows.filter(({ isFlagged }) => isFlagged), ...rows.filter(({ isFlagged }) => !isFlagged)]
}

function addRows(
  draft: RosterDraft,
  rows: readonly RosterText[],
  classmates: readonly RosterStudent[],
): RosterDraft {
  // A first file keeps its own row numbers, which the teacher can look up in it; what comes later is counted on.
  const last = Math.max(0, ...draft.rows.map(({ row }) => row))
  const added = rows.map(({ problems: _, ...row }: RosterText & { problems?: string[] }, index) => ({
    ...row,
    row: draft.rows.length === 0 ? row.row : last + index + 1,
    key: draft.nextKey + index,
    isFlagged: false,
    heldAmong: null,
    choice: null,
  }))
  const faulty = faultyKeys(checkDraft([...draft.rows, ...added], classmates))
  return {
    rows: [
      ...draft.rows,
      ...added.map((row) =>
        faulty.has(row.key) ? { ...row, isFlagged: true, heldAmong: 'new' as const } : row,
      ),
    ],
    nextKey: draft.nextKey + rows.length,
  }
}

function faultyKeys(rows: readonly CheckedRow[]): Set<number> {
  return new Set(rows.filter(({ problems }) => problems.length > 0).map(({ key }) => key))
}

function changeRow(draft: RosterDraft, key: number, change: (row: DraftRow) => DraftRow): RosterDraft {
  return changeRows(draft, new Set([key]), change)
}

function changeRows(
  draft: RosterDraft,
  keys: ReadonlySet<number>,
  change: (row: DraftRow) => DraftRow,
): RosterDraft {
  return { ...draft, rows: draft.rows.map((row) => (keys.has(row.key) ? change(row) : row)) }
}
