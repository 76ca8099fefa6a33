import type { RosterRow } from './roster.ts'

/** The fields of both guardians of a row, in the order of their places. */
export const rosterGuardians = [
  { label: '家长1', name: 'guardianName', relation: 'guardianRelation', tel: 'guardianTel' },
  { label: '家长2', name: 'guardian2Name', relation: 'guardian2Relation', tel: 'guardian2Tel' },
] as const satisfies readonly ({ label: string } & Record<'name' | 'relation' | 'tel', keyof RosterRow>)[]

/** A row in which nothing is filled in. */
export const emptyRosterRow = {
  username: '',
  stuNo: '',
  gender: '',
  birthday: '',
  guardianName: '',
  guardianRelation: '',
  guardianTel: '',
  guardian2Name: '',
  guardian2Relation: '',
  guardian2Tel: '',
} as const satisfies Omit<RosterRow, 'row' | 'problems'>
