import * as contract from '@pinge/contract/students.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { ClassHolds } from '../writes/class-holds.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import { addStudents } from './add-students.ts'
import { listStudents } from './list-students.ts'
import { removeHeld } from './remove-held.ts'
import { readStudentDetail } from './student-detail.ts'
import { createStudentListCache } from './student-list-cache.ts'
import { findClassOfStudent, updateStudent } from './update-student.ts'

export function studentRoutes(endpoints: ApiEndpoints, deps: ApiDeps, holds: ClassHolds): void {
  const lists = createStudentListCache(deps.hub)
  endpoints.classRead(contract.studentList, (db, context, request) =>
    listStudents(db, context, request, lists),
  )
  endpoints.classWrite(contract.addStudents, addStudents)
  endpoints.classRead(contract.studentDetail, (db, context, request) =>
    readStudentDetail(db, context, request, deps.database.write),
  )
  endpoints.classWrite(contract.updateStudent, updateStudent, { classOf: findClassOfStudent })
  endpoints.teacher(contract.removeStudents, ({ teacherId }, request) =>
    removeHeld({ ...deps, holds }, teacherId, request),
  )
}
