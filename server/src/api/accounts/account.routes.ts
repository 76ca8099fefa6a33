import * as contract from '@pinge/contract/accounts.ts'
import type { ApiDeps, Credentials } from '../api-deps.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import { sessionKey } from '../writes/live-topics.ts'
import { changeOwnPassword } from './change-password.ts'
import { endOtherSessions, endOwnSession, listDevices } from './devices.ts'
import { changeOwnTel, changeProfile, readProfile } from './profile.ts'

export function accountRoutes(endpoints: ApiEndpoints, deps: ApiDeps & Credentials): void {
  endpoints.teacherRead(contract.teacherProfile, readProfile)
  endpoints.teacherWrite(contract.updateProfile, changeProfile)
  endpoints.teacher(contract.changePassword, (caller, request) => changeOwnPassword(deps, caller, request))
  endpoints.teacher(contract.changeTel, (caller, request) => changeOwnTel(deps, caller, request))
  endpoints.teacherRead(contract.signedInDevices, listDevices)
  endpoints.teacherWrite(contract.endDevice, endOwnSession, { ends: ({ id }) => [sessionKey(id)] })
  endpoints.teacher(contract.endOtherDevices, (caller, request) => endOtherSessions(deps, caller, request))
}
