import type { attendanceMonth } from '@pinge/contract/attendance.ts'
import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import { localDate } from '../../platform/clock.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { requireClass } from '../access/require-class.ts'
import type { ApiDeps } from '../api-deps.ts'
import { selectAttendanceMonth } from './attendance.queries.ts'

const MONTH_LENGTH = 'YYYY-MM'.length

/** Who was there, late, on leave or missing in a month, this one unless another is named: pupil by pupil, day by day. */
export async function listAttendanceMonth(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof attendanceMonth>,
): Promise<DataOf<typeof attendanceMonth>> {
  const { classId } = request
  await requireClass(database.read, teacherId, classId)
  const today = localDate(clock())
  const { month = today.slice(0, MONTH_LENGTH) } = request

  const rows = await selectAttendanceMonth(database.read, classId, month)
  const byStudent = Map.groupBy(rows, ({ studentId }) => studentId)
  return {
    month,
    today,
    students: Array.from(byStudent, ([studentId, marks]) => ({
      studentId,
      marks: marks.map(({ date, state }) => ({ day: Number(date.slice(MONTH_LENGTH + 1)), state })),
    })),
  }
}
