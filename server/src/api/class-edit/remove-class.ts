import { removeClass as contract } from '@pinge/contract/class-edit.ts'
import type { RequestOf } from '@pinge/contract/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import { idempotent } from '../../platform/db/statements/idempotent.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { memberKey } from '../writes/live-topics.ts'
import { postMessage } from '../writes/post-message.ts'
import { requireOwner } from '../access/require-owner.ts'
import type { ApiDeps } from '../api-deps.ts'
import {
  isExample,
  markDeleted,
  retireTeachers,
  selectFacts,
  selectTeacherIds,
} from './class-edit.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId' | 'hub'>

/**
 * Deletes a class, by its owner, who writes its name. For 30 days it waits to be restored: nothing in it is touched, but
 * it has no teachers, so that no call reaches it. Everybody's event stream of it ends at once.
 */
export async function removeClass(
  deps: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract>,
): Promise<null> {
  const { database, clock, hub } = deps
  const { classId, className } = request
  let teacherIds: readonly string[] = []
  await database.write((trx) =>
    // Access is checked inside: the class is gone when the same request returns.
    idempotent(trx, clock, teacherId, contract.path, request, async () => {
      await requireOwner(trx, teacherId, classId)
      if (!(await markDeleted(trx, classId, clock()))) throw new AppError('classNotFound')
      // Once more, now that nobody else changes the class: it may have been handed over in between.
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
