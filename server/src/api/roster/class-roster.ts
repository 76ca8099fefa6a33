import type { DataOf } from '@pinge/contract/endpoint.ts'
import type { classRoster } from '@pinge/contract/roster/roster.ts'
import { requireClass } from '../access/require-class.ts'
import type { ApiDeps } from '../api-deps.ts'
import { recordTelReading } from '../writes/students/record-tel-reading.ts'
import { selectClassName } from '../writes/names.queries.ts'
import { selectRoster } from './roster.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId'>

/**
 * A class as a roster: the one call that answers the phones of all guardians whole, to a teacher of the class alone.
 * That they were read is written down.
 */
export async function readClassRoster(
  deps: Deps,
  teacherId: string,
  classId: string,
): Promise<DataOf<typeof classRoster>> {
  const db = deps.database.read
  await requireClass(db, teacherId, classId)
  await recordTelReading(deps, teacherId, classId, [null])
  return { className: await selectClassName(db, classId), students: await selectRoster(db, classId) }
}
