import { hash } from 'node:crypto'
import type { AuditHeadTable, AuditTable } from '../db/tables/privacy/audit.ts'

/** The digest of a row after the one before it. */
export function digestOf(
  before: string,
  { seq, at, action, teacherId, classId, studentId, detail }: Omit<AuditTable, 'hash'>,
): string {
  return hash('sha256', JSON.stringify([before, seq, at, action, teacherId, classId, studentId, detail]))
}

/** Follows a chain row by row, from where it begins. */
export type ChainCheck = { next: (row: AuditTable) => boolean; endsAt: (head: AuditHeadTable) => boolean }

/** Whether each row is the next one, unchanged, and whether the last one is the one that the head names. */
export function followChain({ baseSeq, baseHash }: Pick<AuditHeadTable, 'baseSeq' | 'baseHash'>): ChainCheck {
  let [seq, digest] = [baseSeq, baseHash]
  return {
    next: (row) => {
      const isNext = row.seq === seq + 1 && row.hash === digestOf(digest, row)
      ;[seq, digest] = [row.seq, row.hash]
      return isNext
    },
    endsAt: (head) => head.seq === seq && head.hash === digest,
  }
}
