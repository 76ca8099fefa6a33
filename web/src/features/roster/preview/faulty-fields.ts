import { checkRosterRow, type RosterText } from '@pinge/contract/roster/check-roster.ts'
import { emptyRosterRow } from '@pinge/contract/roster/roster-fields.ts'
import { tidyRow } from '../draft/tidy-row.ts'

export const rosterFields = [
  'username',
  'stuNo',
  'gender',
  'birthday',
  'guardianName',
  'guardianRelation',
  'guardianTel',
  'guardian2Name',
  'guardian2Relation',
  'guardian2Tel',
] as const satisfies readonly (keyof RosterText)[]
export type RosterField = (typeof rosterFields)[number]

/** A value with which each field is surely right: what it takes away was this field's problem. */
const right = {
  ...emptyRosterRow,
  username: '王小明',
} as const satisfies Record<RosterField, string>

/** What is wrong with one cell by itself, whatever the other cells and rows say. */
export function fieldProblem(row: RosterText, field: RosterField): string | undefined {
  const meant = tidyRow(row)
  const without = checkRosterRow({ ...meant, [field]: right[field] })
  return checkRosterRow(meant).find((problem) => !without.includes(problem))
}

/** What is left to say about a row beside the problems of its cells: who has the same name or number. */
export function rowProblems(row: RosterText & { problems: readonly string[] }): string[] {
  const ofCells = checkRosterRow(tidyRow(row))
  return row.problems.filter((problem) => !ofCells.includes(problem))
}
