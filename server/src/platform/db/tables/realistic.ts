import type { RealisticKind, RealisticLevel, RealisticState } from '@pinge/contract/realistic.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import type { Flag } from './flag.ts'

/** What one or more pupils of a class did. */
export type RealisticBatchTable = {
  id: string
  classId: string
  /** A local date. */
  date: string
  type: QualityType
  kind: RealisticKind
  title: string
  text: string
  minutes: number | null
  level: RealisticLevel | null
  /** Who wrote it down. */
  teacherId: string
  createdAt: number
  updatedAt: number
  /** Counts the edits. */
  version: number
}

/** One pupil's part of it. */
export type RealisticRecordTable = {
  id: string
  batchId: string
  classId: string
  studentId: string
  role: string
  state: RealisticState
  /** Why it was returned. */
  word: string
  isTypical: Flag
}

/** Its pictures, counted from 0. */
export type RealisticPictureTable = { batchId: string; position: number; classId: string; fileKey: string }
