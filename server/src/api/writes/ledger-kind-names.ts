import type { LedgerKind } from '@pinge/contract/comments.ts'

/** What a row of the ledger is called in a file that people read. */
export const ledgerKindNames: Readonly<Record<LedgerKind, string>> = {
  praise: '表扬',
  reminder: '待改进',
  exchange: '兑换',
  reset: '重置',
  undo: '撤销',
  refund: '退还',
}
