import * as contract from '@pinge/contract/privacy/closing.ts'
import type { ApiDeps, Credentials } from '../../api-deps.ts'
import type { ApiEndpoints } from '../../writes/api-endpoints.ts'
import { askToClose, keepAccount, readClosing } from './close-account.ts'

export function closingRoutes(endpoints: ApiEndpoints, deps: ApiDeps & Credentials): void {
  endpoints.teacher(contract.closeAccount, (caller, request) => askToClose(deps, caller, request))
  endpoints.teacherRead(contract.accountClosing, readClosing)
  endpoints.teacherWrite(contract.keepAccount, keepAccount)
}
