import type { ClassSummary } from '@pinge/contract/classes.ts'

/** A class for tests; what a test is about, it says itself. */
export function makeClass(known: Partial<ClassSummary> = {}): ClassSummary {
  return {
    classId: 'c1',
    className: '三年级(2)班',
    classImg: '9001',
    geziNo: '12345678',
    grade: 3,
    isOwner: true,
    isCustomize: false,
    isCanSendClassNotice: true,
    isExample: false,
    isArchived: false,
    studentCount: 48,
    headers: ['1', '2', '3', '4'],
    praisedToday: 0,
    lastComment: null,
    ...known,
  }
}
