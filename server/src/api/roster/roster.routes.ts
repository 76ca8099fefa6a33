import * as contract from '@pinge/contract/roster/roster.ts'
import { AppError } from '../../platform/app-error.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import { readClassRoster } from './class-roster.ts'
import { readTableFile } from '@pinge/contract/archives/table/table-file.ts'
import { readRosterFile, readTables } from './file/roster-file.ts'
import { importRoster } from './import-roster.ts'
import { readPastedNames } from './table/roster-pasted.ts'

export function rosterRoutes(endpoints: ApiEndpoints, deps: ApiDeps): void {
  endpoints.teacher(contract.readRoster, async (_, __, { upload }) => {
    if (!upload) throw new AppError('rosterFileMissing')
    return { tables: await readRosterFile(upload.bytes, upload.fileName) }
  })
  endpoints.teacher(readTableFile, async (_, __, { upload }) => {
    if (!upload) throw new AppError('tableFileMissing')
    return { tables: await readTables(upload.bytes, upload.fileName) }
  })
  endpoints.teacherRead(contract.readPastedRoster, (_, __, { text }) => ({ rows: readPastedNames(text) }))
  endpoints.classRead(contract.classRoster, (db, context, request) =>
    readClassRoster(db, context, request, deps.database.write),
  )
  endpoints.classWrite(contract.importRoster, importRoster)
}
