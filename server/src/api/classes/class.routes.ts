import * as contract from '@pinge/contract/classes.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import { addClass } from './add-class.ts'
import { listClasses } from './list-classes.ts'
import { readToday } from './read-today.ts'

export function classRoutes(endpoints: ApiEndpoints): void {
  endpoints.teacherRead(contract.classList, listClasses)
  endpoints.teacherRead(contract.classesToday, readToday)
  endpoints.teacherWrite(contract.addClass, addClass)
}
