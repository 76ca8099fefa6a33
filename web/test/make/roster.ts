import type { RosterText } from '@pinge/contract/roster/check-roster.ts'
import { emptyRosterRow } from '@pinge/contract/roster/roster-fields.ts'
import type { RosterRow, RosterStudent } from '@pinge/contract/roster/roster.ts'

/** What a row of a roster says. */
export function makeRosterText(said: Partial<RosterText> = {}): RosterText {
  return {
    ...emptyRosterRow,
    row: 2,
    username: '王浩然',
    ...said,
  }
}

/** A row of a roster as it was read: without faults, unless the test says so. */
export function makeRosterRow({ problems = [], ...said }: Partial<RosterRow> = {}): RosterRow {
  return { ...makeRosterText(said), problems }
}

/** A pupil of the class as a roster knows one. */
export function makeClassmate(said: Partial<RosterStudent> = {}): RosterStudent {
  return { id: 'hao', username: '王浩然', stuNo: '', gender: null, birthday: null, guardians: [], ...said }
}
