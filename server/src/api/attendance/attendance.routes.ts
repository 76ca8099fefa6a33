import * as contract from '@pinge/contract/attendance.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import {
  listAttendance,
  listAttendanceDays,
  listAttendanceMonth,
  listAttendanceTerm,
} from './list-attendance.ts'
import { saveAttendance } from './save-attendance.ts'

export function attendanceRoutes(endpoints: ApiEndpoints): void {
  endpoints.classRead(contract.attendanceList, listAttendance)
  endpoints.classRead(contract.attendanceDays, listAttendanceDays)
  endpoints.classRead(contract.attendanceMonth, listAttendanceMonth)
  endpoints.classRead(contract.attendanceTerm, listAttendanceTerm)
  endpoints.classWrite(contract.saveAttendance, saveAttendance)
}
