import {
  attendanceDays,
  attendanceList,
  attendanceMonth,
  saveAttendance as saveCall,
} from '@pinge/contract/attendance.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'
import { listAttendance } from './list-attendance.ts'
import { listAttendanceDays } from './list-attendance-days.ts'
import { listAttendanceMonth } from './list-attendance-month.ts'
import { saveAttendance } from './save-attendance.ts'

export function attendanceRoutes(endpoints: Endpoints, deps: ApiDeps): void {
  endpoints.teacher(attendanceList, (caller, request) => listAttendance(deps, caller, request))
  endpoints.teacher(attendanceDays, (caller, request) => listAttendanceDays(deps, caller, request))
  endpoints.teacher(attendanceMonth, (caller, request) => listAttendanceMonth(deps, caller, request))
  endpoints.teacher(saveCall, (caller, request) => saveAttendance(deps, caller, request))
}
