import { addClass as addClassCall, classList } from '@pinge/contract/classes.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'
import { addClass } from './add-class.ts'
import { listClasses } from './list-classes.ts'

export function classRoutes(endpoints: Endpoints, deps: ApiDeps): void {
  endpoints.teacher(classList, ({ teacherId }) => listClasses(deps.database.read, deps.clock, teacherId))
  endpoints.teacher(addClassCall, (caller, request) => addClass(deps, caller, request))
}
