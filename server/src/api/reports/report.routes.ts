import * as contract from '@pinge/contract/reports.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import { reportClass, reportStudent } from './report.ts'

export function reportRoutes(endpoints: ApiEndpoints): void {
  endpoints.classRead(contract.classReport, reportClass)
  endpoints.classRead(contract.studentReport, reportStudent)
}
