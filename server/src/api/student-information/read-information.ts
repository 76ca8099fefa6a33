import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type * as contract from '@pinge/contract/student-information.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassReadContext } from '../writes/contexts.ts'
import { selectClassName } from '../writes/names.queries.ts'
import { readInformation, requireInformation } from '../writes/students/read-records.ts'

/** The table of a class, or of some of its pupils. */
export async function readClassInformation(
  db: Db,
  { classId, role }: ClassReadContext,
  { ids }: RequestOf<typeof contract.studentInformation>,
): Promise<DataOf<typeof contract.studentInformation>> {
  const students = ids ? await requireInformation(db, classId, ids) : await readInformation(db, classId)
  return { className: await selectClassName(db, classId), isOwner: role === 'owner', students }
}
