import * as contract from '@pinge/contract/seating.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import { readSeating, saveSeating } from './seating.ts'

export function seatingRoutes(endpoints: ApiEndpoints): void {
  endpoints.classRead(contract.seatingDetail, readSeating)
  endpoints.classWrite(contract.saveSeating, saveSeating)
}
