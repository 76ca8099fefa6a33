import { lessonState, type LessonState } from '@pinge/contract/attendance/attendance.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { notUndone } from '../../platform/db/not-undone.ts'
import type { Db } from '../../platform/db/schema.ts'
import {
  guardianColumns,
  listColumns,
  rosterColumns,
  type GuardianRow,
  type StudentRow,
} from '../writes/students/student-columns.ts'
import type { ClassTable } from '../../platform/db/tables/classes.ts'

export type ListedStudent = StudentRow<typeof listColumns>

/** The pupils of a class by initial, A–Z with `#` last, then by name; those who left only when they are asked for. */
export async function selectStudents(
  db: Db,
  classId: string,
  { withLeft = false } = {},
): Promise<ListedStudent[]> {
  return db
    .selectFrom('students')
    .select(listColumns)
    .where('classId', '=', classId)
    .$if(!withLeft, (query) => query.where('leftAt', 'is', null))
    .orderBy('nameKey')
    .orderBy('id')
    .execute()
}

export async function selectClassOfList(
  db: Db,
  classId: string,
): Promise<Pick<ClassTable, 'classImg' | 'version'>> {
  return db
    .selectFrom('classes')
    .select(['classImg', 'version'])
    .where('id', '=', classId)
    .executeTakeFirstOrThrow()
}

/** Which qualities each pupil was praised for since a moment; what was undone does not count. */
export async function selectPraisedTypes(
  db: Db,
  classId: string,
  since: number,
): Promise<Map<string, QualityType[]>> {
  const rows = await db
    .selectFrom('ledger')
    .select(['studentId', 'type'])
    .distinct()
    .where('classId', '=', classId)
    .where('createdAt', '>=', since)
    .where('kind', '=', 'praise')
    .where(notUndone)
    .orderBy('type')
    .orderBy('studentId')
    .execute()
  const types = new Map<string, QualityType[]>()
  for (const { studentId, type } of rows)
    if (studentId !== null && type !== null) types.set(studentId, [...(types.get(studentId) ?? []), type])
  return types
}

/** What reminders have taken from each pupil since a moment; what was undone, or is before a reset, does not count. */
export async function selectRemindedPoints(
  db: Db,
  classId: string,
  since: number,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('ledger')
    .select(['studentId', 'kind', 'score'])
    .where('classId', '=', classId)
    .where('createdAt', '>=', since)
    .where('kind', 'in', ['reminder', 'reset'])
    .where('studentId', 'is not', null)
    .where(notUndone)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const points = new Map<string, number>()
  for (const { studentId, kind, score } of rows)
    if (studentId !== null) points.set(studentId, kind === 'reset' ? 0 : (points.get(studentId) ?? 0) + score)
  return points
}

/** What the lesson says of each pupil on one day; who was not looked at is not in it. */
export async function selectLessonStates(
  db: Db,
  classId: string,
  date: string,
): Promise<Map<string, LessonState>> {
  const rows = await db
    .selectFrom('attendance')
    .select(['studentId', 'state'])
    .where('classId', '=', classId)
    .where('date', '=', date)
    .orderBy('studentId')
    .execute()
  return new Map(rows.map(({ studentId, state }) => [studentId, lessonState(state)]))
}

const detailColumns = [...rosterColumns, 'header'] as const

export async function selectStudent(
  db: Db,
  classId: string,
  id: string,
): Promise<StudentRow<typeof detailColumns> | undefined> {
  return db
    .selectFrom('students')
    .select(detailColumns)
    .where('classId', '=', classId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The class of a pupil, or undefined when the teacher is not in it or the pupil is deleted. */
export async function selectClassOfStudent(
  db: Db,
  teacherId: string,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('students')
    .innerJoin('classTeachers', 'classTeachers.classId', 'students.classId')
    .select('students.classId')
    .where('students.id', '=', id)
    .where('students.id', 'not in', (eb) => eb.selectFrom('removedStudents').select('studentId'))
    .where('classTeachers.teacherId', '=', teacherId)
    .executeTakeFirst()
  return row?.classId
}

export async function selectGuardians(db: Db, studentId: string): Promise<GuardianRow[]> {
  return db
    .selectFrom('guardians')
    .select(guardianColumns)
    .where('studentId', '=', studentId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
