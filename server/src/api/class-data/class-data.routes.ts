import * as contract from '@pinge/contract/class-data.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import { reportClass, reportStudent } from './report.ts'

export function classDataRoutes(endpoints: ApiEndpoints): void {
  endpoints.classRead(contract.classReport, reportClass)
  endpoints.classRead(contract.studentReport, reportStudent)
}
