import { archiveClass as contract } from '@pinge/contract/class-edit.ts'
import type { RequestOf } from '@pinge/contract/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { changeClass } from '../writes/change-class.ts'
import { postMessage } from '../writes/post-message.ts'
import { requireOwner } from '../access/require-owner.ts'
import type { ApiDeps } from '../api-deps.ts'
import { isExample, selectTeacherIds, setArchivedAt } from './class-edit.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId' | 'hub'>

/** Lets a class rest, or wakes it, by its owner; the co-teachers are told. Doing what is done already changes nothing. */
export async function archiveClass(
  deps: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract>,
): Promise<null> {
  const { classId, isArchived } = request
  return changeClass(
    deps,
    teacherId,
    contract,
    request,
    async (trx) => {
      await requireOwner(trx, teacherId, classId)
      if (await isExample(trx, classId)) throw new AppError('exampleStays')
      const isNew = await setArchivedAt(trx, classId, isArchived ? deps.clock() : null)
      const others = (await selectTeacherIds(trx, classId)).filter((id) => id !== teacherId)
      if (isNew)
        await postMessage(trx, deps, others, {
          kind: isArchived ? 'class-archived' : 'class-unarchived',
          classId,
          actorId: teacherId,
        })
      return { data: null, change: { type: 'class-changed', teacherId } }
    },
    { alsoArchived: true },
  )
}
