import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type * as contract from '@pinge/contract/students.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassChange } from '../writes/class-write.ts'
import { releasePhotos } from '../writes/confirmed-files.ts'
import type { ClassContext } from '../writes/contexts.ts'
import { leaveClass } from '../writes/students/leave-class.ts'
import { requireInformation } from '../writes/students/read-records.ts'
import { deleteStudents } from '../writes/students/student-row.queries.ts'

/**
 * Takes pupils out of a class, all of them or none. They have left (转出): their records stay, and they can come back.
 * With `delete` they are gone with all that belongs to them, also those who had left before.
 */
export async function removeStudents(
  trx: Db,
  { classId, teacherId, clock }: ClassContext,
  { ids: given, records }: RequestOf<typeof contract.removeStudents>,
): Promise<ClassChange<typeof contract.removeStudents>> {
  const ids = [...new Set(given)]
  await requireInformation(trx, classId, ids)
  if (records === 'delete') {
    await deleteStudents(trx, classId, ids)
    await releasePhotos(trx, clock(), { classId })
  } else await leaveClass(trx, clock, classId, ids, { leftTo: '', isCarried: 0 })
  return { data: null, change: { type: 'students-changed', teacherId } }
}
