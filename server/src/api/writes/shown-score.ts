import type { LedgerTable } from '../../platform/db/tables/comments/ledger.ts'

/** The change that a row of the ledger is about: of the balance where something was exchanged, else of the score. */
export function shownScore({ kind, score, redeem }: Pick<LedgerTable, 'kind' | 'score' | 'redeem'>): number {
  return kind === 'exchange' || kind === 'refund' ? redeem : score
}
