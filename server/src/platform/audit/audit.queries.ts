import type { Db } from '../db/schema.ts'
import type { AuditHeadTable, AuditTable } from '../db/tables/privacy/audit.ts'
import { digestOf } from './audit-chain.ts'

/** What is noted: everything but its place in the chain. */
export type Audited = Omit<AuditTable, 'seq' | 'hash'>

const HEAD = 1

/**
 * Appends to the chain, in the caller's transaction. Another one that appends at the same time waits at the head, so that there is
 * one chain, however many processes serve.
 */
export async function appendAudit(trx: Db, notes: readonly Audited[]): Promise<void> {
  if (notes.length === 0) return
  const head = await trx
    .insertInto('auditHead')
    .values({ id: HEAD, seq: notes.length, hash: '', baseSeq: 0, baseHash: '' })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ seq: eb('auditHead.seq', '+', notes.length) })),
    )
    .returning(['seq', 'hash'])
    .executeTakeFirstOrThrow()
  let digest = head.hash
  const first = head.seq - notes.length + 1
  const rows = notes.map((note, index) => {
    const row = { ...note, seq: first + index }
    digest = digestOf(digest, row)
    return { ...row, hash: digest }
  })
  await trx.insertInto('audit').values(rows).execute()
  await trx.updateTable('auditHead').set({ hash: digest }).where('id', '=', HEAD).execute()
}

export async function selectAuditHead(db: Db): Promise<AuditHeadTable | undefined> {
  return db.selectFrom('auditHead').selectAll().where('id', '=', HEAD).executeTakeFirst()
}

/** Rows of the chain after a place, in its order. */
export async function selectAuditAfter(db: Db, seq: number, limit: number): Promise<AuditTable[]> {
  return db.selectFrom('audit').selectAll().where('seq', '>', seq).orderBy('seq').limit(limit).execute()
}

/** The chain begins behind this row from now on; false where another process has done it. */
export async function moveBase(trx: Db, { seq, hash }: Pick<AuditTable, 'seq' | 'hash'>): Promise<boolean> {
  const moved = await trx
    .updateTable('auditHead')
    .set({ baseSeq: seq, baseHash: hash })
    .where('id', '=', HEAD)
    .where('baseSeq', '<', seq)
    .executeTakeFirstOrThrow()
  if (moved.numUpdatedRows === 0n) return false
  await trx.deleteFrom('audit').where('seq', '<=', seq).execute()
  return true
}

export async function addToYear(
  trx: Db,
  year: number,
  action: AuditTable['action'],
  count: number,
): Promise<void> {
  await trx
    .insertInto('auditYears')
    .values({ year, action, count })
    .onConflict((conflict) =>
      conflict
        .columns(['year', 'action'])
        .doUpdateSet((eb) => ({ count: eb('auditYears.count', '+', eb.ref('excluded.count')) })),
    )
    .execute()
}
