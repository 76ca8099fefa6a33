import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type * as contract from '@pinge/contract/students.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassChange } from '../writes/class-write.ts'
import { releaseEmptyPhotos } from '../writes/confirmed-files.ts'
import type { ClassContext } from '../writes/contexts.ts'
import { forgetEmptyBatches } from '../writes/forget-empty-batches.ts'
import { selectOwner } from '../writes/names.queries.ts'
import { postMessage } from '../writes/post-message.ts'
import { leaveClass } from '../writes/students/leave-class.ts'
import { requireInformation } from '../writes/students/read-records.ts'
import { markRemoved } from '../writes/students/removed-students.queries.ts'
import { selectToldRemoval, updateToldRemoval } from './removal-message.queries.ts'
import { deleteStudents } from '../writes/students/student-row.queries.ts'

/**
 * Takes pupils out of a class, all of them or none. They have left (转出): their records stay, and they can come back.
 * With `delete`, which is the owner's alone, they are gone with all that belongs to them, also those who had left before; in
 * steps this is the first one, and `completeRemoval` does what is left.
 */
export async function removeStudents(
  trx: Db,
  context: ClassContext,
  { ids: given, records }: RequestOf<typeof contract.removeStudents>,
  { inSteps }: { inSteps: boolean },
): Promise<ClassChange<typeof contract.removeStudents>> {
  const { classId, teacherId, role, clock } = context
  const ids = [...new Set(given)]
  if (records === 'delete' && role !== 'owner') throw new AppError('deletionOwnerOnly')
  const students = await requireInformation(trx, classId, ids)
  const leaving = students.filter(({ leftAt }) => leftAt === null).length
  if (records === 'delete' && inSteps) await markRemoved(trx, clock(), classId, ids)
  else if (records === 'delete') {
    await deleteStudents(trx, classId, ids)
    await releaseEmptyPhotos(trx, clock(), classId)
    await forgetEmptyBatches(trx, clock(), classId)
  } else await leaveClass(trx, clock, classId, ids, { leftTo: '', isCarried: 0 })
  if (role !== 'owner' && leaving > 0) await tellOwner(trx, context, leaving)
  return { data: null, change: { type: 'students-changed', teacherId } }
}

/** The owner is told who took out how many, in one message until it is read: one pupil after another is many, too. */
async function tellOwner(trx: Db, context: ClassContext, count: number): Promise<void> {
  const { classId, teacherId, clock } = context
  const ownerId = await selectOwner(trx, classId)
  const told = await selectToldRemoval(trx, { ownerId, classId, actorId: teacherId, now: clock() })
  if (told) return updateToldRemoval(trx, told.id, formatCount(told.count + count))
  const message = {
    kind: 'students-removed',
    classId,
    actorId: teacherId,
    content: formatCount(count),
  } as const
  return postMessage(trx, context, [ownerId], message)
}

const formatCount = (count: number): string => `${count} 名学生`
