import {
  readAuthentication as readCall,
  submitAuthentication as submitCall,
} from '@pinge/contract/authentication.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'
import { readAuthentication, submitAuthentication } from './submit-authentication.ts'

export function authenticationRoutes(endpoints: Endpoints, deps: ApiDeps): void {
  endpoints.teacher(readCall, (caller) => readAuthentication(deps.database.read, caller))
  endpoints.teacher(submitCall, (caller, request) => submitAuthentication(deps, caller, request))
}
