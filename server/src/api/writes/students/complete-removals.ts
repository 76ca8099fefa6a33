import type { Database } from '../../../platform/db/database.ts'
import type { ApiDeps } from '../../api-deps.ts'
import type { ClassHold, ClassHolds } from '../class-holds.ts'
import { deleteRowsOfPupils } from '../erasing/delete-pupils.ts'
import { deleteStudents } from './student-row.queries.ts'
import { selectRemoved } from './removed-students.queries.ts'

/** Nothing goes with them any more but the marks that they go. */
const PUPILS_AT_ONCE = 50

type Deps = Pick<ApiDeps, 'clock'> & { database: Pick<Database, 'read' | 'write' | 'settle'> }

/** Takes what is left of pupils who are deleted. Each class is held until its pupils are gone. */
export async function completeRemovals(deps: Deps & { holds: ClassHolds }): Promise<void> {
  const removed = [...(await selectRemoved(deps.database.read))]
  const held = removed.map(([classId, ids]) => ({ classId, ids, hold: deps.holds.hold(classId) }))
  const results = await Promise.allSettled(
    held.map(({ hold, ...pupils }) => completeRemoval(deps, pupils, hold)),
  )
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

/** The same for pupils of one class, which the caller holds already. */
export async function completeRemoval(
  { database, clock }: Deps,
  { classId, ids }: { classId: string; ids: readonly string[] },
  hold: ClassHold,
): Promise<void> {
  try {
    await deleteRowsOfPupils(database, { classId, ids }, clock())
    for (let first = 0; first < ids.length; first += PUPILS_AT_ONCE)
      await database.write((trx) => deleteStudents(trx, classId, ids.slice(first, first + PUPILS_AT_ONCE)))
  } catch (error) {
    hold.refuse()
    throw error
  }
  hold.release()
}
