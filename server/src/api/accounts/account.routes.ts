import * as contract from '@pinge/contract/accounts.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import type { ApiDeps, Credentials } from '../api-deps.ts'
import { changeOwnPassword } from './change-password.ts'
import { listDevices, signOutDevice } from './devices.ts'
import { changeOwnTel, changeProfile, readProfile } from './profile.ts'

export function accountRoutes(endpoints: Endpoints, deps: ApiDeps & Credentials): void {
  endpoints.teacher(contract.teacherProfile, (caller) => readProfile(deps.database.read, caller))
  endpoints.teacher(contract.updateProfile, (caller, request) => changeProfile(deps, caller, request))
  endpoints.teacher(contract.changePassword, (caller, request) => changeOwnPassword(deps, caller, request))
  endpoints.teacher(contract.changeTel, (caller, request) => changeOwnTel(deps, caller, request))
  endpoints.teacher(contract.signedInDevices, (caller) => listDevices(deps, caller))
  endpoints.teacher(contract.endDevice, (caller, request) => signOutDevice(deps, caller, request))
}
