import * as contract from '@pinge/contract/terms.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import { listTerms } from './list-terms.ts'
import { saveTerm } from './save-term.ts'

export function termRoutes(endpoints: ApiEndpoints): void {
  endpoints.classRead(contract.termList, listTerms)
  endpoints.classWrite(contract.saveTerm, saveTerm)
}
