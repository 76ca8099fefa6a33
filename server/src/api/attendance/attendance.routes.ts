import * as contract from '@pinge/contract/attendance/attendance.ts'
import * as past from '@pinge/contract/attendance/attendance-past.ts'
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
  endpoints.classRead(past.attendanceDays, listAttendanceDays)
  endpoints.classRead(past.attendanceMonth, listAttendanceMonth)
  endpoints.classRead(past.attendanceTerm, listAttendanceTerm)
  endpoints.classWrite(contract.saveAttendance, saveAttendance)
}
