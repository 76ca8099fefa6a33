import { updateTeacher as contract } from '@pinge/contract/class-teachers.ts'
import type { RequestOf } from '@pinge/contract/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { changeClass } from '../writes/change-class.ts'
import { findMembership } from '../access/require-class.ts'
import { requireOwner } from '../access/require-owner.ts'
import type { ApiDeps } from '../api-deps.ts'
import { updateMembership } from './class-teacher.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'hub'>

/** Lets a co-teacher send class notices or no longer, by the owner, who always may. */
export async function updateTeacher(
  deps: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract>,
): Promise<null> {
  const { classId, userId, isCanSendClassNotice } = request
  return changeClass(
    deps,
    teacherId,
    contract,
    request,
    async (trx) => {
      await requireOwner(trx, teacherId, classId)
      if (userId === teacherId) throw new AppError('alreadyOwner')
      if (!(await findMembership(trx, userId, classId))) throw new AppError('teacherNotInClass')
      await updateMembership(trx, classId, userId, { isCanSendClassNotice: isCanSendClassNotice ? 1 : 0 })
      return { data: null, change: { type: 'class-changed', teacherId } }
    },
    { alsoArchived: true },
  )
}
