import { checkRoster, type RosterText } from '@pinge/contract/roster.ts'
import type { Student } from '@pinge/contract/students.ts'
import { tidyRow } from './tidy-row.ts'

export type DraftRow = RosterText & {
  key: number
  /** It came with a problem and stays among the rows to look at, so that it does not jump away while it is mended. */
  isFlagged: boolean
}
export type CheckedRow = DraftRow & { problems: string[] }

/** A pupil who is in the class already. */
export type Classmate = Pick<Student, 'username' | 'stuNo'>

export type RosterDraft = { rows: readonly DraftRow[]; nextKey: number }

export type RosterEvent =
  | { type: 'rows-read'; rows: readonly RosterText[]; classmates: readonly Classmate[] }
  | { type: 'row-edited'; key: number; change: Partial<RosterText> }
  | { type: 'row-finished'; key: number }
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
    case 'rows-taken-out':
      return { ...draft, rows: draft.rows.filter(({ key }) => !event.keys.has(key)) }
  }
}

/**
 * Every row with what is wrong with it: by itself, beside the other rows, and beside those who are in the class. What
 * is meant counts, however it is written, so that a problem is gone as soon as it is mended.
 */
export function checkDraft(rows: readonly DraftRow[], classmates: readonly Classmate[]): CheckedRow[] {
  const checked = checkRoster(rows.map(tidyRow))
  return rows.map((row, index) => ({
    ...row,
    problems: [...(checked[index]?.problems ?? []), ...meetsClassmate(tidyRow(row), classmates)],
  }))
}

/** The rows to look at first, then the rest, each in the order of arrival. */
export function orderRows(rows: readonly CheckedRow[]): CheckedRow[] {
  return [...rows.filter(({ isFlagged }) => isFlagged), ...rows.filter(({ isFlagged }) => !isFlagged)]
}

function addRows(
  draft: RosterDraft,
  rows: readonly RosterText[],
  classmates: readonly Classmate[],
): RosterDraft {
  // A first file keeps its own row numbers, which the teacher can look up in it; what comes later is counted on.
  const last = Math.max(0, ...draft.rows.map(({ row }) => row))
  const added = rows.map((row, index) => ({
    row: draft.rows.length === 0 ? row.row : last + index + 1,
    username: row.username,
    stuNo: row.stuNo,
    gender: row.gender,
    birthday: row.birthday,
    guardianName: row.guardianName,
    guardianTel: row.guardianTel,
    key: draft.nextKey + index,
    isFlagged: false,
  }))
  const faulty = faultyKeys(checkDraft([...draft.rows, ...added], classmates))
  return {
    rows: [...draft.rows, ...added.map((row) => ({ ...row, isFlagged: faulty.has(row.key) }))],
    nextKey: draft.nextKey + rows.length,
  }
}

function faultyKeys(rows: readonly CheckedRow[]): Set<number> {
  return new Set(rows.filter(({ problems }) => problems.length > 0).map(({ key }) => key))
}

function changeRow(draft: RosterDraft, key: number, change: (row: DraftRow) => DraftRow): RosterDraft {
  return { ...draft, rows: draft.rows.map((row) => (row.key === key ? change(row) : row)) }
}

function meetsClassmate(row: RosterText, classmates: readonly Classmate[]): string[] {
  const name = row.username.trim()
  const number = row.stuNo.trim()
  const problems: string[] = []

  const sameNumber = number === '' ? undefined : classmates.find(({ stuNo }) => stuNo === number)
  if (sameNumber) problems.push(`学号与班里的${sameNumber.username}相同`)
  // As within a roster: two pupils of one name are told apart by their numbers.
  const isSame = ({ username, stuNo }: Classmate) => username === name && (number === '' || stuNo === '')
  if (name !== '' && classmates.some(isSame)) {
    problems.push(`班里已经有${name}了，如果是两位同学，请填写不同的学号`)
  }
  return problems
}
