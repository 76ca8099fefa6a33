import {
  addStudents as addStudentsCall,
  removeStudents as removeStudentsCall,
  studentDetail,
  studentList,
  updateStudent as updateStudentCall,
} from '@pinge/contract/students.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'
import { addStudents } from './add-students.ts'
import { listStudents } from './list-students.ts'
import { removeStudents } from './remove-students.ts'
import { readStudentDetail } from './student-detail.ts'
import { createStudentListCache } from './student-list-cache.ts'
import { updateStudent } from './update-student.ts'

export function studentRoutes(endpoints: Endpoints, deps: ApiDeps): void {
  const lists = createStudentListCache(deps.hub)
  endpoints.teacher(studentList, ({ teacherId }, request) =>
    listStudents(deps.database.read, deps.clock, lists, teacherId, request),
  )
  endpoints.teacher(addStudentsCall, (caller, request) => addStudents(deps, caller, request))
  endpoints.teacher(studentDetail, ({ teacherId }, request) => readStudentDetail(deps, teacherId, request))
  endpoints.teacher(updateStudentCall, (caller, request) => updateStudent(deps, caller, request))
  endpoints.teacher(removeStudentsCall, (caller, request) => removeStudents(deps, caller, request))
}
