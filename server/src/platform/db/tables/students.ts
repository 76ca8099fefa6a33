import type { Flag } from './flag.ts'

export type StudentTable = {
  id: string
  classId: string
  username: string
  lastNameLetter: string
  pinyinInitials: string
  /** Text order of the name; the engines collate Chinese differently. */
  nameKey: string
  stuNo: string
  gender: 'male' | 'female' | null
  birthday: string | null
  header: string
  /** Sums of this pupil's ledger rows, kept in the transaction that writes them. */
  stuScore: number
  redeemScore: number
  createdAt: number
  /** Counts the edits of this record, so that an edit of an older one is noticed. */
  version: number
  /** 转出 since then; null while in the class. */
  leftAt: number | null
  /** Name of the class that the pupil moved to, as it was called then; empty when none was named. */
  leftTo: string
  /** The records were carried over to that class: here they are a closed book. */
  isCarried: Flag
}

/** A record that was made one with another: its id, which a backup from before still holds, leads to the one that stayed. */
export type MergedStudentTable = { id: string; intoId: string; classId: string }

/** A pupil who is deleted for good and of whom some rows may be left. */
export type RemovedStudentTable = { studentId: string; classId: string }

export type GuardianTable = {
  id: string
  classId: string
  studentId: string
  position: number
  name: string
  relation: string
  tel: string
}

/** Who read the whole phones of a pupil's guardians, and when; null for a whole class at once. Never changed. */
export type TelReadingTable = {
  id: string
  classId: string
  studentId: string | null
  teacherId: string
  createdAt: number
}
