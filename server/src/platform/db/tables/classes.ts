import type { Flag } from './flag.ts'

export type ClassTable = {
  id: string
  className: string
  grade: number | null
  /** The school year for which that was said; the grade rises with each one after it. */
  gradeYear: number | null
  classImg: string
  /** 8 digits, unique among all classes. */
  geziNo: string
  isCustomize: Flag
  isExample: Flag
  createdAt: number
  /** Counts the changes of the class and its pupils: each one takes the next number, in the transaction that makes it. */
  version: number
  school: string
  headTeacher: string
  /** Counts the edits of name, cover and the like; `version` counts everything. */
  editVersion: number
  archivedAt: number | null
  /** `givenTotals` holds the comments of all days before this midnight; from then on, the ledger alone tells. */
  countedUntil: number
  /** A deleted class waits 30 days to be restored. */
  deletedAt: number | null
}

export type ClassTeacherTable = {
  classId: string
  teacherId: string
  role: 'owner' | 'coTeacher'
  isCanSendClassNotice: Flag
  createdAt: number
}

/** The teachers of a deleted class, as they stood to it: a deleted class has no other teachers. */
export type FormerClassTeacherTable = ClassTeacherTable

/** The days that the owner gave a term of the class; the other terms have their usual ones. */
export type ClassTermTable = { classId: string; key: string; startDate: string; endDate: string }

/** An unanswered request to join a class; the answer removes it. */
export type JoinRequestTable = { id: string; classId: string; teacherId: string; createdAt: number }

/** A class archived for longer than the operator keeps classes, whose owner was told that it goes. */
export type ClassExpiryTable = { classId: string; announcedAt: number }
