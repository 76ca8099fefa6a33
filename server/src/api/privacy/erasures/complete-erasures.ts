import type { Database } from '../../../platform/db/database.ts'
import type { ApiDeps } from '../../api-deps.ts'
import type { ClassHold, ClassHolds } from '../../writes/class-holds.ts'
import { KEPT_UNUSED_MS } from '../../writes/confirmed-files.ts'
import { deleteRowsOfPupils } from '../../writes/erasing/delete-pupils.ts'
import { completeRemovals } from '../../writes/students/complete-removals.ts'
import { completeAccount } from '../closing/complete-account.ts'
import { selectBegunAccounts } from '../closing/closing.queries.ts'
import { selectBegunClasses } from './class-erasure.queries.ts'
import { completeClass } from './complete-class.ts'
import { forgetRows } from './erase-student.ts'
import * as queries from './erasure.queries.ts'
import type { Pupil } from './find-answers.ts'

type Deps = Pick<ApiDeps, 'clock' | 'newId'> & {
  database: Pick<Database, 'read' | 'write' | 'settle'>
  holds: ClassHolds
}

/** Brings to its end what was decided and begun: pupils, and then what no call reaches any more. */
export async function completeErasures(deps: Deps): Promise<void> {
  await completePupils(deps)
  const { read } = deps.database
  for (const classId of await selectBegunClasses(read)) await completeClass(deps, classId)
  for (const teacherId of await selectBegunAccounts(read)) await completeAccount(deps.database, teacherId)
}

/**
 * Brings to its end what was decided in the first step of an erasure: at a start, after the program ended in the midst of
 * it, or later, when something was in its way. Each class is held until its pupil is gone.
 */
export async function completePupils(deps: Deps): Promise<void> {
  const begun = await queries.selectBegun(deps.database.read)
  const held = begun.map((pupil) => ({ pupil, hold: deps.holds.hold(pupil.classId) }))
  const results = await Promise.allSettled([
    ...held.map(({ pupil, hold }) => completeHeld(deps, pupil, hold)),
    completeRemovals(deps),
  ])
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
 * The words about the pupil went in the first step. The pupil's rows go in many short transactions: the years of one stand
 * in thousands of pages, and one transaction would keep everybody waiting. The last one takes the pupil.
 */
async function eraseInSteps({ database, clock, newId }: Deps, pupil: Pupil): Promise<void> {
  const { classId, studentId } = pupil
  await deleteRowsOfPupils(database, { classId, ids: [studentId] }, clock() - KEPT_UNUSED_MS)
  await database.write((trx) => forgetRows(trx, { clock, newId }, pupil))
}
