import { resetScore as resetScoreCall } from '@pinge/contract/reset-score.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'
import { resetScore } from './reset-score.ts'

export function resetScoreRoutes(endpoints: Endpoints, deps: ApiDeps): void {
  endpoints.teacher(resetScoreCall, (caller, request) => resetScore(deps, caller, request))
}
