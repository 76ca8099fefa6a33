import {
  guardianTels,
  mergeStudents as mergeStudentsCall,
  moveStudents as moveStudentsCall,
  restoreStudents as restoreStudentsCall,
  studentInformation,
  updateInformation as updateInformationCall,
} from '@pinge/contract/student-information.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mergeStudents } from './merge-students.ts'
import { moveStudents } from './move-students.ts'
import { readGuardianTels } from './read-guardian-tels.ts'
import { readClassInformation } from './read-information.ts'
import { restoreStudents } from './restore-students.ts'
import { updateInformation } from './update-information.ts'

export function studentInformationRoutes(endpoints: Endpoints, deps: ApiDeps): void {
  endpoints.teacher(studentInformation, ({ teacherId }, request) =>
    readClassInformation(deps.database.read, teacherId, request),
  )
  endpoints.teacher(guardianTels, (caller, request) => readGuardianTels(deps, caller, request))
  endpoints.teacher(updateInformationCall, (caller, request) => updateInformation(deps, caller, request))
  endpoints.teacher(restoreStudentsCall, (caller, request) => restoreStudents(deps, caller, request))
  endpoints.teacher(moveStudentsCall, (caller, request) => moveStudents(deps, caller, request))
  endpoints.teacher(mergeStudentsCall, (caller, request) => mergeStudents(deps, caller, request))
}
