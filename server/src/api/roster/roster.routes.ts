import * as contract from '@pinge/contract/roster/roster.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'
import { readClassRoster } from './class-roster.ts'
import { readRosterFile } from './file/roster-file.ts'
import { importRoster } from './import-roster.ts'
import { readPastedNames } from './table/roster-pasted.ts'

export function rosterRoutes(endpoints: Endpoints, deps: ApiDeps): void {
  endpoints.teacher(contract.readRoster, async (_, __, { upload }) => {
    if (!upload) throw new AppError('rosterFileMissing')
    return { tables: await readRosterFile(upload.bytes, upload.fileName) }
  })
  endpoints.teacher(contract.readPastedRoster, async (_, { text }) => ({ rows: readPastedNames(text) }))
  endpoints.teacher(contract.classRoster, ({ teacherId }, { classId }) =>
    readClassRoster(deps, teacherId, classId),
  )
  endpoints.teacher(contract.importRoster, (caller, request) => importRoster(deps, caller, request))
}
