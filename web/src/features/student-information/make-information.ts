import type { StudentInformation } from '@pinge/contract/student-information.ts'

/** A pupil for tests. */
export function makeInformation(given: Partial<StudentInformation> = {}): StudentInformation {
  return {
    id: 's1',
    version: 0,
    username: '王浩然',
    lastNameLetter: 'W',
    pinyinInitials: 'whr',
    stuNo: '',
    gender: null,
    birthday: null,
    header: '1',
    stuScore: 0,
    redeemScore: 0,
    guardians: [],
    leftAt: null,
    leftTo: '',
    isCarried: false,
    ...given,
  }
}
