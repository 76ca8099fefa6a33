import type { RosterStudent } from '@pinge/contract/roster/roster.ts'
import { isSameName } from '@pinge/contract/roster/merge-student.ts'
import type { RosterText } from '@pinge/contract/roster/check-roster.ts'

/** Who of the class a row means; with neither a classmate nor a problem it is a new pupil. */
export type RosterMatch = {
  classmate: RosterStudent | null
  /** The number says so, and the name says something else: a name mended, or a number given to another child. */
  isRenamed: boolean
  /** One name with two numbers: the same child with a new number, or another child of this name. */
  mayBeAnother: boolean
  problem: string
}

const noMatch: RosterMatch = { classmate: null, isRenamed: false, mayBeAnother: false, problem: '' }

/**
 * Finds the pupils of a roster in the class: by their number first, since names repeat and are mended; else by their
 * name. No pupil of the class is meant by two rows. The rows are tidy, and no two of them are alike.
 */
export function matchRoster(
  rows: readonly RosterText[],
  classmates: readonly RosterStudent[],
): RosterMatch[] {
  const byNumber = rows.map((row) => matchNumber(row, classmates))
  const taken = new Set(byNumber.map((match) => match?.classmate?.id))
  return rows.map((row, index) => {
    const found = byNumber[index] ?? matchName(row, classmates, taken)
    if (found.classmate) taken.add(found.classmate.id)
    return found
  })
}

function matchNumber(row: RosterText, classmates: readonly RosterStudent[]): RosterMatch | undefined {
  const classmate = row.stuNo === '' ? undefined : classmates.find(({ stuNo }) => stuNo === row.stuNo)
  if (!classmate) return undefined
  if (isSameName(classmate.username, row.username) || row.username === '') return { ...noMatch, classmate }
  const isTwoPupils = classmates.some(({ username }) => isSameName(username, row.username))
  if (!isTwoPupils) return { ...noMatch, classmate, isRenamed: true }
  return { ...noMatch, problem: `学号是班里${classmate.username}的，请核对姓名和学号` }
}

function matchName(
  row: RosterText,
  classmates: readonly RosterStudent[],
  taken: ReadonlySet<string | undefined>,
): RosterMatch {
  const ofName = classmates.filter(({ id, username }) => isSameName(username, row.username) && !taken.has(id))
  const fitting = row.stuNo === '' ? ofName : ofName.filter(({ stuNo }) => stuNo === '')
  if (fitting.length > 1)
    return { ...noMatch, problem: `班里有 ${fitting.length} 位${row.username}，分不清是哪一位，请填写学号` }
  const [classmate] = fitting
  if (classmate) return { ...noMatch, classmate }
  const [other] = ofName
  return other && ofName.length === 1 ? { ...noMatch, classmate: other, mayBeAnother: true } : noMatch
}
