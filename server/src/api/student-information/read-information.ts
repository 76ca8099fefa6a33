import type { RequestOf } from '@pinge/contract/endpoint.ts'
import type {
  StudentInformation,
  studentInformation as contract,
} from '@pinge/contract/student-information.ts'
import type { Db } from '../../platform/db/schema.ts'
import { requireClass } from '../access/require-class.ts'
import { selectClassName } from '../writes/names.queries.ts'
import { readInformation, requireInformation } from '../writes/students/read-records.ts'

/** The table of a class, or of some of its pupils. */
export async function readClassInformation(
  db: Db,
  teacherId: string,
  { classId, ids }: RequestOf<typeof contract>,
): Promise<{ className: string; isOwner: boolean; students: StudentInformation[] }> {
  const { role } = await requireClass(db, teacherId, classId)
  const students = ids ? await requireInformation(db, classId, ids) : await readInformation(db, classId)
  return { className: await selectClassName(db, classId), isOwner: role === 'owner', students }
}
