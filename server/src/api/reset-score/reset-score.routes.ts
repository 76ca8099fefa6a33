import * as contract from '@pinge/contract/reset-score.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import { resetScore } from './reset-score.ts'

export function resetScoreRoutes(endpoints: ApiEndpoints): void {
  endpoints.classWrite(contract.resetScore, resetScore)
}
