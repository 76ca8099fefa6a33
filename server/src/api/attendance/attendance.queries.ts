import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import type { AttendanceDay, attendanceTerm } from '@pinge/contract/attendance/attendance-past.ts'
import { AttendanceState, type attendanceList } from '@pinge/contract/attendance/attendance.ts'
import type { Days } from '@pinge/contract/values/school-days/school-dates.ts'
import type { ExpressionBuilder } from 'kysely'
import type { Db, Schema } from '../../platform/db/schema.ts'
import type { AttendanceTable } from '../../platform/db/tables/attendance.ts'

/** One day of those who are in the class, in the order of the class list. */
export async function selectAttendance(
  db: Db,
  classId: string,
  date: string,
): Promise<DataOf<typeof attendanceList>['records']> {
  return db
    .selectFrom('attendance')
    .innerJoin('students', 'students.id', 'attendance.studentId')
    .innerJoin('teachers', 'teachers.id', 'attendance.teacherId')
    .select([
      'attendance.studentId',
      'attendance.state',
      'attendance.note',
      'teachers.nickname as teacherName',
      'attendance.updatedAt',
    ])
    .where('attendance.classId', '=', classId)
    .where('attendance.date', '=', date)
    .where('students.leftAt', 'is', null)
    .orderBy('students.nameKey')
    .orderBy('students.id')
    .execute()
}

/** A month, YYYY-MM, of those who are in the class: by pupil in the order of the class list, then by day. */
export async function selectAttendanceMonth(
  db: Db,
  classId: string,
  month: string,
): Promise<Pick<AttendanceTable, 'studentId' | 'date' | 'state' | 'note'>[]> {
  return (
    db
      .selectFrom('attendance')
      .innerJoin('students', 'students.id', 'attendance.studentId')
      .select(['attendance.studentId', 'attendance.date', 'attendance.state', 'attendance.note'])
      .where('attendance.classId', '=', classId)
      // No date of this month is before the one or after the other.
      .where('attendance.date', '>=', `${month}-01`)
      .where('attendance.date', '<=', `${month}-31`)
      .where('students.leftAt', 'is', null)
      .orderBy('students.nameKey')
      .orderBy('students.id')
      .orderBy('attendance.date')
      .execute()
  )
}

/** How many of the rows are of each kind, a column a kind. */
function countsOf(eb: ExpressionBuilder<Schema, 'attendance' | 'students'>) {
  return AttendanceState.options.map((state) =>
    eb.fn.countAll<number>().filterWhere('attendance.state', '=', state).as(state),
  )
}

/** How often each pupil of the class was marked as what, from one day to another: in the order of the class list. */
export async function selectAttendanceCounts(
  db: Db,
  classId: string,
  { from, to }: Days,
): Promise<DataOf<typeof attendanceTerm>['students']> {
  return db
    .selectFrom('attendance')
    .innerJoin('students', 'students.id', 'attendance.studentId')
    .select((eb) => ['attendance.studentId', ...countsOf(eb)])
    .where('attendance.classId', '=', classId)
    .where('attendance.date', '>=', from)
    .where('attendance.date', '<=', to)
    .where('students.leftAt', 'is', null)
    .groupBy(['attendance.studentId', 'students.nameKey', 'students.id'])
    .orderBy('students.nameKey')
    .orderBy('students.id')
    .execute()
}

/** The last days before `before` on which somebody who is in the class was marked, the newest first. */
export async function selectAttendanceDays(
  db: Db,
  classId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<AttendanceDay[]> {
  return db
    .selectFrom('attendance')
    .innerJoin('students', 'students.id', 'attendance.studentId')
    .select((eb) => ['attendance.date', ...countsOf(eb)])
    .where('attendance.classId', '=', classId)
    .where('students.leftAt', 'is', null)
    .$if(before !== undefined, (query) => query.where('attendance.date', '<', before ?? ''))
    .groupBy('attendance.date')
    .orderBy('attendance.date', 'desc')
    .limit(limit)
    .execute()
}

/** What stands of these pupils on one day, by pupil. */
export async function selectMarks(
  trx: Db,
  classId: string,
  date: string,
  studentIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<AttendanceTable, 'state' | 'note'>>> {
  if (studentIds.length === 0) return new Map()
  const rows = await trx
    .selectFrom('attendance')
    .select(['studentId', 'state', 'note'])
    .where('classId', '=', classId)
    .where('date', '=', date)
    .where('studentId', 'in', studentIds)
    .execute()
  return new Map(rows.map(({ studentId, ...mark }) => [studentId, mark]))
}

type NewMark = Omit<AttendanceTable, 'note'> & { note?: string | undefined; isAssumed: boolean }

/** What a new mark leaves of the one that is stored: all of it, its note or nothing. */
type Keeps = 'mark' | 'note' | 'nothing'

/** Marks without a note keep the one that is stored, and assumed ones the whole mark. */
export async function upsertAttendance(trx: Db, marks: readonly NewMark[]): Promise<void> {
  const byKeeps = Map.groupBy(marks, ({ isAssumed, note }): Keeps => {
    if (isAssumed) return 'mark'
    return note === undefined ? 'note' : 'nothing'
  })
  for (const [keeps, those] of byKeeps) {
    const rows = those.map(({ isAssumed: _, note = '', ...mark }) => ({ ...mark, note }))
    await upsertRows(trx, rows, keeps)
  }
}

async function upsertRows(trx: Db, rows: AttendanceTable[], keeps: Keeps): Promise<void> {
  await trx
    .insertInto('attendance')
    .values(rows)
    .onConflict((conflict) => {
      const same = conflict.columns(['studentId', 'date'])
      if (keeps === 'mark') return same.doNothing()
      return same.doUpdateSet((eb) => ({
        state: eb.ref('excluded.state'),
        ...(keeps === 'nothing' && { note: eb.ref('excluded.note') }),
        teacherId: eb.ref('excluded.teacherId'),
        updatedAt: eb.ref('excluded.updatedAt'),
      }))
    })
    .execute()
}

export async function deleteAttendance(
  trx: Db,
  classId: string,
  date: string,
  studentIds: readonly string[],
): Promise<void> {
  if (studentIds.length === 0) return
  await trx
    .deleteFrom('attendance')
    .where('classId', '=', classId)
    .where('date', '=', date)
    .where('studentId', 'in', studentIds)
    .execute()
}

/** On how many days the class was marked, and on how many of them each pupil was there on time. */
export async function selectPresence(
  db: Db,
  classId: string,
  { from, to }: Days,
): Promise<{ days: number; present: ReadonlyMap<string, number> }> {
  const marks = await db
    .selectFrom('attendance')
    .select(['studentId', 'date', 'state'])
    .where('classId', '=', classId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute()
  const present = new Map<string, number>()
  for (const { studentId, state } of marks)
    if (state === 'present') present.set(studentId, (present.get(studentId) ?? 0) + 1)
  return { days: new Set(marks.map(({ date }) => date)).size, present }
}
