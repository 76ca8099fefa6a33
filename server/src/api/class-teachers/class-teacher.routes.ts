import * as contract from '@pinge/contract/class-teachers.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import { memberKey } from '../writes/live-topics.ts'
import { answerJoin } from './answer-join.ts'
import { handOverClass } from './hand-over-class.ts'
import { findClassByNumber, listJoinRequests, requestJoin } from './join-class.ts'
import { addTeacher, listTeachers, removeTeacher, updateTeacher } from './manage-teachers.ts'

export function classTeacherRoutes(endpoints: ApiEndpoints, deps: ApiDeps): void {
  endpoints.classRead(contract.classTeachers, listTeachers)
  endpoints.classWrite(contract.addTeacher, addTeacher, { alsoArchived: true })
  endpoints.classWrite(contract.removeTeacher, removeTeacher, {
    alsoArchived: true,
    alsoAfterLeaving: true,
    ends: ({ classId, userId }) => [memberKey(classId, userId)],
  })
  endpoints.classWrite(contract.updateTeacher, updateTeacher, { alsoArchived: true })
  endpoints.classWrite(contract.handOverClass, handOverClass, { alsoArchived: true })
  endpoints.teacherRead(contract.findClass, findClassByNumber)
  endpoints.teacherWrite(contract.requestJoin, requestJoin)
  endpoints.teacherRead(contract.joinRequests, listJoinRequests)
  endpoints.teacher(contract.answerJoin, (caller, request) => answerJoin(deps, caller, request))
}
