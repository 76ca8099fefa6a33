import type { attendanceList } from '@pinge/contract/attendance.ts'
import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import { localDate } from '../../platform/clock.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { requireClass } from '../access/require-class.ts'
import type { ApiDeps } from '../api-deps.ts'
import { selectAttendance } from './attendance.queries.ts'

/** The attendance of one day, today's unless another one is named. */
export async function listAttendance(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { teacherId }: Pick<Caller, 'teacherId'>,
  { classId, date = localDate(clock()) }: RequestOf<typeof attendanceList>,
): Promise<DataOf<typeof attendanceList>> {
  await requireClass(database.read, teacherId, classId)
  return { date, records: await selectAttendance(database.read, classId, date) }
}
