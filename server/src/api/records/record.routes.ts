import { commentFeed, commentRecords, commentSummary, exportRecords } from '@pinge/contract/records.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'
import { exportRecordsFile } from './export-records.ts'
import { listFeed } from './list-feed.ts'
import { listRecords } from './list-records.ts'
import { summarise } from './summarise.ts'

export function recordRoutes(endpoints: Endpoints, deps: ApiDeps): void {
  const { read } = deps.database
  endpoints.teacher(commentRecords, ({ teacherId }, request) => listRecords(read, teacherId, request))
  endpoints.teacher(commentFeed, ({ teacherId }, request) => listFeed(read, teacherId, request))
  endpoints.teacher(commentSummary, ({ teacherId }, request) => summarise(read, teacherId, request))
  endpoints.teacher(exportRecords, ({ teacherId }, request) => exportRecordsFile(read, teacherId, request))
}
