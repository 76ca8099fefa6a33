import * as contract from '@pinge/contract/classes.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import { addClass } from './add-class.ts'
import { listClasses } from './list-classes.ts'

export function classRoutes(endpoints: ApiEndpoints): void {
  endpoints.teacherRead(contract.classList, listClasses)
  endpoints.teacherWrite(contract.addClass, addClass)
}
