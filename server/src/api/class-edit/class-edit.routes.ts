import {
  archiveClass as archiveCall,
  classDetail,
  deletedClasses,
  removeClass as removeCall,
  restoreClass as restoreCall,
  updateClass as updateCall,
} from '@pinge/contract/class-edit.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'
import { archiveClass } from './archive-class.ts'
import { readClassDetail, updateClass } from './edit-class.ts'
import { removeClass } from './remove-class.ts'
import { listDeletedClasses, restoreClass } from './restore-class.ts'

export function classEditRoutes(endpoints: Endpoints, deps: ApiDeps): void {
  const { read } = deps.database
  endpoints.teacher(classDetail, (caller, { classId }) => readClassDetail(read, caller, classId))
  endpoints.teacher(updateCall, (caller, request) => updateClass(deps, caller, request))
  endpoints.teacher(archiveCall, (caller, request) => archiveClass(deps, caller, request))
  endpoints.teacher(removeCall, (caller, request) => removeClass(deps, caller, request))
  endpoints.teacher(deletedClasses, (caller) => listDeletedClasses(read, deps.clock, caller))
  endpoints.teacher(restoreCall, (caller, request) => restoreClass(deps, caller, request))
}
