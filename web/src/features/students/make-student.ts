import type { Student } from '@pinge/contract/students.ts'

/** A pupil for tests: only what the test speaks of needs saying. */
export function makeStudent(said: Partial<Student> & { id: string }): Student {
  return {
    username: said.id,
    lastNameLetter: 'A',
    pinyinInitials: '',
    stuNo: '',
    gender: null,
    stuScore: 0,
    redeemScore: 0,
    header: '1',
    todayTypes: [],
    ...said,
  }
}
