import * as contract from '@pinge/contract/authentication.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import { readAuthentication, submitAuthentication } from './submit-authentication.ts'

export function authenticationRoutes(endpoints: ApiEndpoints): void {
  endpoints.teacherRead(contract.readAuthentication, readAuthentication)
  endpoints.teacherWrite(contract.submitAuthentication, submitAuthentication)
}
