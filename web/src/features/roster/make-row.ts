import type { RosterText } from '@pinge/contract/roster/check-roster.ts'

/** A row for tests; what a test is about, it says itself. */
export function makeRow(known: Partial<RosterText> = {}): RosterText {
  return {
    row: 2,
    username: '王浩然',
    stuNo: '',
    gender: '',
    birthday: '',
    guardianName: '',
    guardianTel: '',
    ...known,
  }
}
