import * as contract from '@pinge/contract/records.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import { exportRecordsFile } from './export-records.ts'
import { listFeed } from './list-feed.ts'
import { listRecords } from './list-records.ts'
import { summarise } from './summarise.ts'

export function recordRoutes(endpoints: ApiEndpoints): void {
  endpoints.classRead(contract.commentRecords, listRecords)
  endpoints.classRead(contract.commentFeed, listFeed)
  endpoints.classRead(contract.commentSummary, summarise)
  endpoints.classRead(contract.exportRecords, exportRecordsFile)
}
