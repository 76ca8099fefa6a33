import * as contract from '@pinge/contract/class-edit.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import { idempotent } from '../../platform/db/statements/idempotent.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { requireOwner } from '../access/require-owner.ts'
import type { ApiDeps } from '../api-deps.ts'
import { memberKey } from '../writes/live-topics.ts'
import { selectTeacherIds } from '../writes/names.queries.ts'
import { postMessage } from '../writes/post-message.ts'
import { isExample, markDeleted, retireTeachers, selectFacts } from './class-edit.queries.ts'

/**
 * Deletes a class, by its owner, who writes its name. For 30 days it waits to be restored: nothing in it is touched, but
 * it has no teachers, so that no call reaches it. Its event streams end at once, also those of the co-teachers.
 */
export async function removeClass(
  deps: ApiDeps,
  { teacherId }: Caller,
  request: RequestOf<typeof contract.removeClass>,
): Promise<null> {
  const { database, clock, hub } = deps
  const { classId, className } = request
  let teacherIds: readonly string[] = []
  await database.write((trx) =>
    // Access is checked inside: the class is gone when the same request returns.
    idempotent(trx, clock, teacherId, contract.removeClass.path, request, async () => {
      await requireOwner(trx, teacherId, classId)
      if (!(await markDeleted(trx, classId, clock()))) throw new AppError('classNotFound')
      // Once more, now that no other write changes the class: it may have been handed over in between.
      await requireOwner(trx, teacherId, classId)
      if (await isExample(trx, classId)) throw new AppError('exampleStays')
      if ((await selectFacts(trx, classId)).className !== className) throw new AppError('classNameDiffers')
      teacherIds = await selectTeacherIds(trx, classId)
      const others = teacherIds.filter((id) => id !== teacherId)
      await postMessage(trx, deps, others, { kind: 'class-deleted', classId, actorId: teacherId })
      await retireTeachers(trx, classId)
      return null
    }),
  )
  for (const id of teacherIds) hub.end(memberKey(classId, id))
  return null
}
