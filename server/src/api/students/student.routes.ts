import { classRoster, importRoster as importRosterCall } from '@pinge/contract/roster/roster.ts'
import {
  addStudents as addStudentsCall,
  readPastedRoster,
  readRoster,
  removeStudents as removeStudentsCall,
  studentDetail,
  studentList,
  updateStudent as updateStudentCall,
} from '@pinge/contract/students.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'
import { addStudents } from './add-students.ts'
import { readClassRoster } from './class-roster.ts'
import { importRoster } from './import-roster.ts'
import { listStudents } from './list-students.ts'
import { removeStudents } from './remove-students.ts'
import { readPastedNames } from './roster-pasted.ts'
import { readRosterFile } from './roster-file.ts'
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
  endpoints.teacher(readRoster, async (_, __, { upload }) => {
    if (!upload) throw new AppError('rosterFileMissing')
    return { tables: await readRosterFile(upload.bytes, upload.fileName) }
  })
  endpoints.teacher(classRoster, ({ teacherId }, { classId }) => readClassRoster(deps, teacherId, classId))
  endpoints.teacher(importRosterCall, (caller, request) => importRoster(deps, caller, request))
  endpoints.teacher(readPastedRoster, async (_, { text }) => ({ rows: readPastedNames(text) }))
}
