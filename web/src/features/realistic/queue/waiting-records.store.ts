import type { RealisticKind, RealisticLevel } from '@pinge/contract/realistic.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { create } from 'zustand'

/** What a teacher writes down, as the form holds it. */
export type RecordFields = {
  studentIds: readonly string[]
  date: string
  type: QualityType | null
  kind: RealisticKind | null
  title: string
  text: string
  /** As it is typed. */
  minutes: string
  level: RealisticLevel | null
  roles: Readonly<Record<string, string>>
}

/** A picture of this device; `url` is its confirmed address, empty until it has one. */
export type TakenPicture = { id: string; blob: Blob; url: string }

/** A record that the server has not answered: it belongs to the teacher who made it. */
export type WaitingRecord = {
  userId: string
  classId: string
  requestId: string
  writtenAt: number
  fields: RecordFields
  pictures: readonly TakenPicture[]
  /** Why the server refused it; it then waits for its teacher. */
  problem: string
  /** Its pictures were sent a second time. */
  isSentAgain?: boolean
}

/** What is in the form and was not sent: one a class. */
export type RecordDraft = Pick<WaitingRecord, 'userId' | 'classId' | 'fields' | 'pictures'>

type WaitingRecords = {
  /** Of the teacher who is signed in, oldest first. */
  records: readonly WaitingRecord[]
  /** Whether they outlive this page: a private window or a full device may keep nothing. */
  isKept: boolean
}

/** What waits on this device, as far as screens need to know. */
export const useWaitingRecords = create<WaitingRecords>()(() => ({ records: [], isKept: true }))
