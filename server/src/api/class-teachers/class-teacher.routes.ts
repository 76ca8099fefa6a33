import {
  addTeacher as addTeacherCall,
  answerJoin as answerJoinCall,
  classTeachers,
  findClass,
  handOverClass as handOverCall,
  joinRequests,
  removeTeacher as removeTeacherCall,
  requestJoin as requestJoinCall,
  updateTeacher as updateTeacherCall,
} from '@pinge/contract/class-teachers.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'
import { handOverClass } from './hand-over-class.ts'
import { answerJoin, findClassByNumber, listJoinRequests, requestJoin } from './join-class.ts'
import { addTeacher, listTeachers, removeTeacher } from './manage-teachers.ts'
import { updateTeacher } from './update-teacher.ts'

export function classTeacherRoutes(endpoints: Endpoints, deps: ApiDeps): void {
  const { read } = deps.database
  endpoints.teacher(classTeachers, (caller, { classId }) => listTeachers(read, caller, classId))
  endpoints.teacher(addTeacherCall, (caller, request) => addTeacher(deps, caller, request))
  endpoints.teacher(removeTeacherCall, (caller, request) => removeTeacher(deps, caller, request))
  endpoints.teacher(updateTeacherCall, (caller, request) => updateTeacher(deps, caller, request))
  endpoints.teacher(handOverCall, (caller, request) => handOverClass(deps, caller, request))
  endpoints.teacher(findClass, (caller, { geziNo }) => findClassByNumber(read, caller, geziNo))
  endpoints.teacher(requestJoinCall, (caller, request) => requestJoin(deps, caller, request))
  endpoints.teacher(joinRequests, (caller) => listJoinRequests(read, caller))
  endpoints.teacher(answerJoinCall, (caller, request) => answerJoin(deps, caller, request))
}
