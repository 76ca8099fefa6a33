import type { LedgerKind } from '@pinge/contract/comments.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { expressionBuilder, type Expression, type ExpressionWrapper, type SqlBool } from 'kysely'
import { containsKeyword } from '../../platform/db/contains-keyword.ts'
import { currentRemark } from '../../platform/db/current-remark.ts'
import type { Schema } from '../../platform/db/schema.ts'

export type RecordFilter = {
  classId: string
  studentId?: string | undefined
  teamId?: string | undefined
  teacherId?: string | undefined
  type?: QualityType | undefined
  itemId?: string | undefined
  freeName?: string | undefined
  /** Never empty. */
  kinds?: readonly LedgerKind[] | undefined
  from?: number | undefined
  to?: number | undefined
  batchId?: string | undefined
  keyword?: string | undefined
}

const ledger = expressionBuilder<Schema, 'ledger'>()

/** The rows of the class that the filter means. */
export function isMeant({ classId, ...narrowed }: RecordFilter): Expression<SqlBool> {
  return ledger.and([ledger('ledger.classId', '=', classId), isNarrowed(narrowed)])
}

/** The same without the class, for rows that are found by something narrower. */
export function isNarrowed(filter: Omit<RecordFilter, 'classId'>): Expression<SqlBool> {
  const { studentId, teamId, teacherId, type, itemId, freeName, kinds, from, to, batchId, keyword } = filter
  const conditions: Expression<SqlBool>[] = []
  if (studentId !== undefined) conditions.push(ledger('ledger.studentId', '=', studentId))
  if (teamId !== undefined)
    conditions.push(ledger('ledger.teamId', '=', teamId), ledger('ledger.studentId', 'is', null))
  if (teacherId !== undefined) conditions.push(ledger('ledger.teacherId', '=', teacherId))
  if (type !== undefined) conditions.push(ledger('ledger.type', '=', type))
  if (itemId !== undefined) conditions.push(ledger('ledger.itemId', '=', itemId))
  if (freeName !== undefined)
    conditions.push(ledger('ledger.itemName', '=', freeName), ledger('ledger.itemId', 'is', null))
  if (kinds !== undefined) conditions.push(ledger('ledger.kind', 'in', kinds))
  if (from !== undefined) conditions.push(ledger(timeFor(filter), '>=', from))
  if (to !== undefined) conditions.push(ledger(timeFor(filter), '<=', to))
  if (batchId !== undefined) conditions.push(ledger('ledger.batchId', '=', batchId))
  if (keyword !== undefined) conditions.push(hasKeyword(keyword))
  return ledger.and(conditions)
}

/**
 * When a row was written, as one asks for it. A pupil's rows are found by the pupil, and then narrowed and put in order:
 * asked plainly for their time, SQLite would go through the rows of the whole class in these days.
 */
export function timeFor({
  studentId,
}: Pick<RecordFilter, 'studentId'>): ExpressionWrapper<Schema, 'ledger', number> {
  return studentId === undefined
    ? ledger.ref('ledger.createdAt')
    : ledger.fn.coalesce('ledger.createdAt', ledger.lit(0))
}

/** In the item's name or in the remark as it reads now. */
function hasKeyword(keyword: string): Expression<SqlBool> {
  return ledger.or([
    containsKeyword(ledger.ref('ledger.itemName'), keyword),
    containsKeyword(currentRemark(ledger), keyword),
  ])
}
