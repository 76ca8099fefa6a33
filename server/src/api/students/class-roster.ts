import type { DataOf } from '@pinge/contract/endpoint.ts'
import type { classRoster } from '@pinge/contract/class-roster.ts'
import type { Db } from '../../platform/db/schema.ts'
import { requireClass } from '../access/require-class.ts'
import { selectClassName, selectRoster } from './roster.queries.ts'

/** A class as a roster: the one call that answers the phones of all guardians whole, to a teacher of the class alone. */
export async function readClassRoster(
  db: Db,
  teacherId: string,
  classId: string,
): Promise<DataOf<typeof classRoster>> {
  await requireClass(db, teacherId, classId)
  return { className: await selectClassName(db, classId), students: await selectRoster(db, classId) }
}
