import type { Database } from '../../../platform/db/database.ts'
import type { ApiDeps } from '../../api-deps.ts'
import type { ClassHold, ClassHolds } from '../../writes/class-holds.ts'
import { uncountSince } from '../../writes/totals/count-days.ts'
import { selectCountedUntil } from '../../writes/totals/stored-totals.queries.ts'
import { forgetRows } from './erase-student.ts'
import * as queries from './erasure.queries.ts'
import type { Pupil } from './find-answers.ts'

/** Few enough that a teacher who gives a comment meanwhile does not notice. */
const ROWS_AT_ONCE = 16

type Deps = Pick<ApiDeps, 'clock' | 'newId'> & {
  database: Pick<Database, 'read' | 'write' | 'settle'>
  holds: ClassHolds
}

/**
 * Brings to its end what was decided in the first step of an erasure: at a start, after the program ended in the midst of
 * it, or later, when something was in its way. Each class is held until its pupil is gone.
 */
export async function completeErasures(deps: Deps): Promise<void> {
  const begun = await queries.selectBegun(deps.database.read)
  const held = begun.map((pupil) => ({ pupil, hold: deps.holds.hold(pupil.classId) }))
  const results = await Promise.allSettled(held.map(({ pupil, hold }) => completeHeld(deps, pupil, hold)))
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

/** The same for one pupil, whose class the caller holds already. */
export async function completeHeld(deps: Deps, pupil: Pupil, hold: ClassHold): Promise<void> {
  try {
    await eraseInSteps(deps, pupil)
  } catch (error) {
    hold.refuse()
    throw error
  }
  hold.release()
}

/**
 * The words about the pupil went in the first step. The rows of the ledger go in many short transactions, the oldest
 * before the others: a pupil's years stand in thousands of pages, and one transaction would keep everybody waiting. The last
 * one takes what is left with the pupil.
 */
async function eraseInSteps({ database, clock, newId }: Deps, pupil: Pupil): Promise<void> {
  const { read, write, settle } = database
  const { classId } = pupil
  const rows = await queries.selectLedgerRows(read, pupil)
  for (let first = 0; first + ROWS_AT_ONCE < rows.length; first += ROWS_AT_ONCE) {
    const step = rows.slice(first, first + ROWS_AT_ONCE)
    await write(async (trx) => {
      await queries.deleteLedgerRows(
        trx,
        step.map(({ id }) => id),
      )
      const [oldest] = step
      if (oldest) await uncountSince(trx, classId, await selectCountedUntil(trx, classId), oldest.createdAt)
    })
    await settle()
  }
  await write((trx) => forgetRows(trx, { clock, newId }, pupil))
}
