/**
 * What a class was given on a day that is over, or in a month as far as its days are; see `packed-totals.ts`. It is always what the
 * ledger adds up to, and a period without comments has no row. `classes.countedUntil` says how far the rows go.
 */
export type GivenTotalsTable = {
  classId: string
  /** A day, 2026-11-23, or a month, 2026-11. */
  period: string
  totals: string
}
