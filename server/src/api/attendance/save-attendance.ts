import { saveAttendance as contract } from '@pinge/contract/attendance.ts'
import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import { localDate } from '../../platform/clock.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { changeClass } from '../writes/change-class.ts'
import { requireStudents } from '../access/require-students.ts'
import type { ApiDeps } from '../api-deps.ts'
import { deleteAttendance, upsertAttendance } from './attendance.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'hub'>

/** Marks pupils of the class for one day; whom the request does not name keeps their mark. */
export async function saveAttendance(
  deps: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { classId, marks } = request
  const states = new Map(marks.map(({ studentId, state }) => [studentId, state]))
  return changeClass(deps, teacherId, contract, request, async (trx) => {
    const updatedAt = deps.clock()
    const today = localDate(updatedAt)
    const { date = today } = request
    if (date > today) throw new AppError('attendanceTooEarly')
    await requireStudents(trx, classId, [...states.keys()])

    const rows = [...states].flatMap(([studentId, state]) =>
      state === null ? [] : { classId, studentId, date, state, teacherId, updatedAt },
    )
    const cleared = [...states].filter(([, state]) => state === null).map(([studentId]) => studentId)
    await upsertAttendance(trx, rows)
    await deleteAttendance(trx, classId, date, cleared)
    return { data: { date }, change: { type: 'attendance-changed', teacherId, date } }
  })
}
