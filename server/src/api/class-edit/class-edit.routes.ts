import * as contract from '@pinge/contract/class-edit.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import { archiveClass } from './archive-class.ts'
import { readClassDetail, updateClass } from './edit-class.ts'
import { removeClass } from './remove-class.ts'
import { listDeletedClasses, restoreClass } from './restore-class.ts'

export function classEditRoutes(endpoints: ApiEndpoints, deps: ApiDeps): void {
  endpoints.classRead(contract.classDetail, readClassDetail)
  endpoints.classWrite(contract.updateClass, updateClass)
  endpoints.classWrite(contract.archiveClass, archiveClass, { alsoArchived: true })
  endpoints.teacher(contract.removeClass, (caller, request) => removeClass(deps, caller, request))
  endpoints.teacherRead(contract.deletedClasses, listDeletedClasses)
  endpoints.teacherWrite(contract.restoreClass, restoreClass)
}
