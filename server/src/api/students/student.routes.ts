import {
  addStudents as addStudentsCall,
  readPastedRoster,
  readRoster,
  studentList,
} from '@pinge/contract/students.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'
import { addStudents } from './add-students.ts'
import { listStudents } from './list-students.ts'
import { readPastedNames } from './roster-pasted.ts'
import { readRosterFile } from './roster-file.ts'

export function studentRoutes(endpoints: Endpoints, deps: ApiDeps): void {
  endpoints.teacher(studentList, ({ teacherId }, { classId }) =>
    listStudents(deps.database.read, deps.clock, teacherId, classId),
  )
  endpoints.teacher(addStudentsCall, (caller, request) => addStudents(deps, caller, request))
  endpoints.teacher(readRoster, async (_, __, { upload }) => {
    if (!upload) throw new AppError('rosterFileMissing')
    return { rows: await readRosterFile(upload.bytes, upload.fileName) }
  })
  endpoints.teacher(readPastedRoster, async (_, { text }) => ({ rows: await readPastedNames(text) }))
}
