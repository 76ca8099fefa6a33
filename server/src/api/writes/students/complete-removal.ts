import type { Database } from '../../../platform/db/database.ts'
import { inParts } from '../../../platform/db/in-parts.ts'
import type { ApiDeps } from '../../api-deps.ts'
import { deleteRowsOfPupils } from '../erasing/delete-pupils.ts'
import { deleteStudents } from './student-row.queries.ts'

/** Nothing goes with them any more but the marks that they go. */
const PUPILS_AT_ONCE = 50

type Deps = Pick<ApiDeps, 'clock'> & { database: Pick<Database, 'read' | 'write' | 'settle'> }

/** Takes what is left of pupils of a class who are deleted. The caller holds the class. */
export async function completeRemoval(
  { database, clock }: Deps,
  { classId, ids }: { classId: string; ids: readonly string[] },
): Promise<void> {
  await deleteRowsOfPupils(database, { classId, ids }, clock())
  for (const some of inParts(ids, PUPILS_AT_ONCE))
    await database.write((trx) => deleteStudents(trx, classId, some))
}
