import * as contract from '@pinge/contract/class-teachers.ts'
import { HOUR_MS } from '@pinge/contract/values/durations.ts'
import { requireAllowed } from '../../platform/shared/require-allowed.ts'
import type { Limit } from '../../platform/shared/shared-store.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import { memberKey } from '../writes/live-topics.ts'
import { answerJoin } from './answer-join.ts'
import { answerInvite } from './invites/answer-invite.ts'
import { listInvites, listSentInvites } from './invites/list-invites.ts'
import { handOverClass, inviteTeacher, withdrawInvite } from './invites/send-invite.ts'
import { findClassByNumber, listJoinRequests, requestJoin } from './join-class.ts'
import { listTeachers, removeTeacher, updateTeacher } from './manage-teachers.ts'

/** A teacher types a handful of numbers; a program would read the names of all classes and of their owners. */
const searches: Limit = { most: 60, windowMs: HOUR_MS }

export function classTeacherRoutes(endpoints: ApiEndpoints, deps: ApiDeps): void {
  endpoints.classRead(contract.classTeachers, listTeachers)
  endpoints.classWrite(contract.addTeacher, inviteTeacher, { alsoArchived: true })
  endpoints.classWrite(contract.removeTeacher, removeTeacher, {
    alsoArchived: true,
    alsoAfterLeaving: true,
    ends: ({ classId, userId }) => [memberKey(classId, userId)],
  })
  endpoints.classWrite(contract.updateTeacher, updateTeacher, { alsoArchived: true })
  endpoints.classWrite(contract.handOverClass, handOverClass, { alsoArchived: true })
  endpoints.classRead(contract.sentInvites, listSentInvites)
  endpoints.classWrite(contract.withdrawInvite, withdrawInvite, { alsoArchived: true })
  endpoints.teacherRead(contract.classInvites, listInvites)
  endpoints.teacher(contract.answerInvite, (caller, request) => answerInvite(deps, caller, request))
  endpoints.teacherRead(contract.findClass, async (db, context, request) => {
    await requireFewSearches(deps, context.teacherId)
    return findClassByNumber(db, context, request)
  })
  endpoints.teacherWrite(contract.requestJoin, async (trx, context, request) => {
    await requireFewSearches(deps, context.teacherId)
    return requestJoin(trx, context, request)
  })
  endpoints.teacherRead(contract.joinRequests, listJoinRequests)
  endpoints.teacher(contract.answerJoin, (caller, request) => answerJoin(deps, caller, request))
}

async function requireFewSearches({ shared }: Pick<ApiDeps, 'shared'>, teacherId: string): Promise<void> {
  requireAllowed(await shared.hit(`find-class:${teacherId}`, searches))
}
