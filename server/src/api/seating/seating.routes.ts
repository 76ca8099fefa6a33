import { saveSeating as saveCall, seatingDetail } from '@pinge/contract/seating.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'
import { readSeating } from './read-seating.ts'
import { saveSeating } from './save-seating.ts'

export function seatingRoutes(endpoints: Endpoints, deps: ApiDeps): void {
  endpoints.teacher(seatingDetail, (caller, request) => readSeating(deps, caller, request))
  endpoints.teacher(saveCall, (caller, request) => saveSeating(deps, caller, request))
}
