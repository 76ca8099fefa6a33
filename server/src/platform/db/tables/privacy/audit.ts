import type { AuditAction } from '@pinge/contract/privacy/audit.ts'

/** What was done with the data of a class, by ids alone. A row is never changed; each holds a digest of all before it. */
export type AuditTable = {
  /** Counted from 1 without a gap. */
  seq: number
  at: number
  action: AuditAction
  teacherId: string | null
  classId: string | null
  studentId: string | null
  /** Words of ours, never what was typed. */
  detail: string
  /** SHA-256 of the digest before and of this row. */
  hash: string
}

/** The one row that says where the chain ends, so that a last row that went is missed, and where it begins. */
export type AuditHeadTable = { id: number; seq: number; hash: string; baseSeq: number; baseHash: string }

/** How often each was done in a year whose rows are no longer kept. */
export type AuditYearTable = { year: number; action: AuditAction; count: number }
