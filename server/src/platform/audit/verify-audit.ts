import { setImmediate } from 'node:timers/promises'
import type { Db } from '../db/schema.ts'
import { followChain } from './audit-chain.ts'
import { selectAuditAfter, selectAuditHead } from './audit.queries.ts'

const ROWS_AT_ONCE = 1_000

/** Whether the log is as it was written; where not, the first row at which it differs, or its end. */
export type AuditCheck = { rows: number; brokenAt: number | null }

/** Follows the whole chain. While others append, the rows that come after the head that was read do not count. */
export async function verifyAudit(db: Db): Promise<AuditCheck> {
  const head = await selectAuditHead(db)
  const [first] = await selectAuditAfter(db, 0, 1)
  // Before the first note there is neither a head nor a row.
  if (!head) return { rows: 0, brokenAt: first?.seq ?? null }
  const chain = followChain(head)
  let [last, rows] = [head.baseSeq, 0]
  // A row before the beginning belongs to no chain.
  if (first && first.seq <= head.baseSeq) return { rows, brokenAt: first.seq }
  for (;;) {
    const page = (await selectAuditAfter(db, last, ROWS_AT_ONCE)).filter(({ seq }) => seq <= head.seq)
    for (const row of page) {
      if (!chain.next(row)) return { rows, brokenAt: row.seq }
      rows += 1
    }
    last = page.at(-1)?.seq ?? last
    if (page.length < ROWS_AT_ONCE) break
    await setImmediate()
  }
  // What stands behind the head was appended by another hand, unless the head went on with it.
  const [behind] = await selectAuditAfter(db, head.seq, 1)
  const now = behind && (await selectAuditHead(db))
  if (!chain.endsAt(head) || (behind && now && now.seq < behind.seq)) return { rows, brokenAt: last + 1 }
  return { rows, brokenAt: null }
}
