import { handOverClass as contract } from '@pinge/contract/class-teachers.ts'
import type { RequestOf } from '@pinge/contract/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { changeClass } from '../writes/change-class.ts'
import { postMessage } from '../writes/post-message.ts'
import { findMembership } from '../access/require-class.ts'
import { requireOwner } from '../access/require-owner.ts'
import { requirePlaceForClass } from '../access/require-place-for-class.ts'
import type { ApiDeps } from '../api-deps.ts'
import { updateMembership } from './class-teacher.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId' | 'hub'>

/** Makes a co-teacher the owner, by the owner, who becomes a co-teacher and may go on sending notices. */
export async function handOverClass(
  deps: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract>,
): Promise<null> {
  const { classId, userId } = request
  return changeClass(
    deps,
    teacherId,
    contract,
    request,
    async (trx) => {
      // Asked now that nobody else changes the class: of two hand-overs at once the second finds no owner.
      await requireOwner(trx, teacherId, classId)
      if (userId === teacherId) throw new AppError('alreadyOwner')
      if (!(await findMembership(trx, userId, classId))) throw new AppError('teacherNotInClass')
      await requirePlaceForClass(trx, userId)
      // In this order: a class never has two owners, not even for a moment.
      await updateMembership(trx, classId, teacherId, { role: 'coTeacher', isCanSendClassNotice: 1 })
      await updateMembership(trx, classId, userId, { role: 'owner', isCanSendClassNotice: 1 })
      await postMessage(trx, deps, [userId], { kind: 'class-handed-over', classId, actorId: teacherId })
      return { data: null, change: { type: 'class-changed', teacherId } }
    },
    { alsoArchived: true },
  )
}
