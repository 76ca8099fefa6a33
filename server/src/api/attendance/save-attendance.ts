import * as contract from '@pinge/contract/attendance/attendance.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import type { Db } from '../../platform/db/schema.ts'
import { requireStudents } from '../access/require-students.ts'
import type { ClassChange } from '../writes/class-write.ts'
import type { ClassContext } from '../writes/contexts.ts'
import { deleteAttendance, selectMarks, upsertAttendance } from './attendance.queries.ts'

/** Marks pupils of the class for one day; whom the request does not name keeps their mark. */
export async function saveAttendance(
  trx: Db,
  { teacherId, classId, clock }: ClassContext,
  request: RequestOf<typeof contract.saveAttendance>,
): Promise<ClassChange<typeof contract.saveAttendance>> {
  const marks = new Map(request.marks.map((mark) => [mark.studentId, mark]))
  const updatedAt = clock()
  const today = localDate(updatedAt)
  const { date = today } = request
  if (date > today) throw new AppError('attendanceTooEarly')
  await requireStudents(trx, classId, [...marks.keys()])
  await requireSeen(trx, classId, date, [...marks.values()])

  const rows = [...marks.values()].flatMap((mark) => {
    const { studentId, state, isAssumed = false } = mark
    if (state === null) return []
    return { classId, studentId, date, state, note: noteOf(mark), isAssumed, teacherId, updatedAt }
  })
  const cleared = [...marks.values()].flatMap(({ studentId, state, isAssumed = false }) =>
    state === null && !isAssumed ? studentId : [],
  )
  await upsertAttendance(trx, rows)
  await deleteAttendance(trx, classId, date, cleared)
  return { data: { date }, change: { type: 'attendance-changed', teacherId, date } }
}

/** Refuses marks that would write over one which their teacher has not seen. A lesson sees of each what it may tell. */
async function requireSeen(
  trx: Db,
  classId: string,
  date: string,
  marks: readonly contract.AttendanceMark[],
): Promise<void> {
  const seeing = marks.filter(({ seen, seenNote }) => seen !== undefined || seenNote !== undefined)
  const studentIds = seeing.map(({ studentId }) => studentId)
  const stored = await selectMarks(trx, classId, date, studentIds)
  const isOvertaken = seeing.some((mark) => {
    const now = stored.get(mark.studentId)
    return now !== undefined && (hasOtherState(mark, now.state) || hasOtherNote(mark, now.note))
  })
  if (isOvertaken) throw new AppError('attendanceChanged')
}

function hasOtherState({ state, seen }: contract.AttendanceMark, now: contract.AttendanceState): boolean {
  return seen !== undefined && now !== state && now !== seen && contract.lessonState(now) !== seen
}

/** A mark that leaves the note as it is writes over none. Who writes one where no mark was saw none. */
function hasOtherNote(mark: contract.AttendanceMark, now: string): boolean {
  const written = mark.state === null ? '' : noteOf(mark)
  const seenNote = mark.seenNote ?? (mark.seen === null && mark.note !== undefined ? '' : undefined)
  return seenNote !== undefined && written !== undefined && now !== written && now !== seenNote
}

/** Why a pupil was away no longer holds once they turn out to be there. */
function noteOf({ note, state }: contract.AttendanceMark): string | undefined {
  return note ?? (state === 'present' ? '' : undefined)
}
