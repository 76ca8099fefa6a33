import type { LedgerKind } from '@pinge/contract/comments.ts'

/** What stands before an item's name in a record, so that a row which is no comment reads as what it is. */
export const kindNames: Record<LedgerKind, string> = {
  praise: '',
  reminder: '',
  exchange: '兑换：',
  reset: '重置：',
  undo: '撤销：',
  refund: '退还：',
}
