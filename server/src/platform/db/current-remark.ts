import type { AliasableExpression, ExpressionBuilder } from 'kysely'
import type { Schema } from './schema.ts'

/** A row's remark as it reads now: the last correction of its batch, else the words that were given. */
export function currentRemark(eb: ExpressionBuilder<Schema, 'ledger'>): AliasableExpression<string> {
  const corrected = eb
    .selectFrom('remarkEdits')
    .select('remarkEdits.newRemark')
    .whereRef('remarkEdits.batchId', '=', 'ledger.batchId')
    .orderBy('remarkEdits.createdAt', 'desc')
    .orderBy('remarkEdits.id', 'desc')
    .limit(1)
  return eb.fn.coalesce(corrected, 'ledger.remark').$castTo<string>()
}
