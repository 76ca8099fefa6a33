import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Schema } from './schema.ts'

/** Only rows of the ledger that were not undone, with their batch or alone. */
export function notUndone(eb: ExpressionBuilder<Schema, 'ledger'>): Expression<SqlBool> {
  return eb.not(wasUndone(eb))
}

/** Only rows of the ledger that were undone. A team's own row has no pupil, nor has the row that undoes it. */
export function wasUndone(eb: ExpressionBuilder<Schema, 'ledger'>): Expression<SqlBool> {
  const undo = eb
    .selectFrom('ledger as undo')
    .select('undo.id')
    .whereRef('undo.undoneBatchId', '=', 'ledger.batchId')
    .whereRef('undo.studentId', 'is not distinct from', 'ledger.studentId')
  return eb.exists(undo)
}
