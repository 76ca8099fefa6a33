import type { RosterStudent } from '@pinge/contract/roster/roster.ts'

/** A pupil of the class for tests; what a test is about, it says itself. */
export function makeClassmate(known: Partial<RosterStudent> = {}): RosterStudent {
  return { id: 'hao', username: '王浩然', stuNo: '', gender: null, birthday: null, guardians: [], ...known }
}
