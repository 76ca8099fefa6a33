import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Schema } from './schema.ts'

/** Only rows of the ledger whose batch was not undone. */
export function notUndone(eb: ExpressionBuilder<Schema, 'ledger'>): Expression<SqlBool> {
  const undo = eb
    .selectFrom('ledger as undo')
    .select('undo.id')
    .whereRef('undo.undoneBatchId', '=', 'ledger.batchId')
  return eb.not(eb.exists(undo))
}
