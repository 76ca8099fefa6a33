import * as contract from '@pinge/contract/realistic.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import { createViewLinks } from '../writes/view-links.ts'
import { listBatches, listRecords, summariseRealistic } from './list-realistic.ts'
import { markTypical, removeRealistic, reviewRealistic } from './review-realistic.ts'
import { saveRealistic } from './save-realistic.ts'

export function realisticRoutes(
  endpoints: ApiEndpoints,
  { clock, secret }: Pick<ApiDeps, 'clock' | 'secret'>,
): void {
  const links = createViewLinks(clock, secret)
  endpoints.classRead(contract.realisticList, (db, context, request) =>
    listRecords(db, context, request, links),
  )
  endpoints.classRead(contract.realisticFeed, (db, context, request) =>
    listBatches(db, context, request, links),
  )
  endpoints.classRead(contract.realisticSummary, summariseRealistic)
  endpoints.classWrite(contract.saveRealistic, (trx, context, request) =>
    saveRealistic(trx, context, request, links),
  )
  endpoints.classWrite(contract.reviewRealistic, reviewRealistic)
  endpoints.classWrite(contract.markTypical, markTypical)
  endpoints.classWrite(contract.removeRealistic, removeRealistic)
}
