import type { Database } from '../../../platform/db/database.ts'
import type { ApiDeps } from '../../api-deps.ts'
import { endHold, type ClassHolds } from '../../writes/class-holds.ts'
import { KEPT_UNUSED_MS } from '../../writes/confirmed-files.ts'
import { deleteRowsOfPupils } from '../../writes/erasing/delete-pupils.ts'
import { completeRemoval } from '../../writes/students/complete-removal.ts'
import { selectRemoved } from '../../writes/students/removed-students.queries.ts'
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
 * Brings to its end what was decided of pupils: at a start, after the program ended in the midst of it, or later, when
 * something was in its way. Each class is held until its pupils are gone; one in which a call is doing that is left to it.
 */
export async function completePupils(deps: Deps): Promise<void> {
  const { database, holds } = deps
  // First, so that all that was left of them is read.
  const refused = holds.refused()
  const begun = Map.groupBy(await queries.selectBegun(database.read), ({ classId }) => classId)
  const removed = await selectRemoved(database.read)
  const classIds = new Set([...refused, ...begun.keys(), ...removed.keys()])
  const ends = [...classIds].flatMap((classId) => {
    const hold = holds.resume(classId)
    if (!hold) return []
    const ids = removed.get(classId) ?? []
    const works = (begun.get(classId) ?? []).map((pupil) => eraseInSteps(deps, pupil))
    if (ids.length > 0) works.push(completeRemoval(deps, { classId, ids }))
    return endHold(hold, allSettled(works))
  })
  await allSettled(ends)
}

/** One that fails keeps none of the others from its end. */
async function allSettled(works: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

/**
 * The words about the pupil went in the first step. The pupil's rows go in many short transactions: the years of one stand
 * in thousands of pages, and one transaction would keep everybody waiting. The last one takes the pupil. The caller holds the class.
 */
export async function eraseInSteps({ database, clock, newId }: Deps, pupil: Pupil): Promise<void> {
  const { classId, studentId } = pupil
  await deleteRowsOfPupils(database, { classId, ids: [studentId] }, clock() - KEPT_UNUSED_MS)
  await database.write((trx) => forgetRows(trx, { clock, newId }, pupil))
}
