import { notUndone } from '../../platform/db/not-undone.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassTable, ClassTeacherTable } from '../../platform/db/tables/classes.ts'
import { prepared } from '../../platform/db/statements/prepared.ts'
import { countTeachers } from '../writes/teachers/membership.queries.ts'

export type ClassOfTeacher = Pick<
  ClassTable,
  | 'id'
  | 'className'
  | 'grade'
  | 'gradeYear'
  | 'classImg'
  | 'geziNo'
  | 'isCustomize'
  | 'isExample'
  | 'archivedAt'
  | 'createdAt'
> &
  Pick<ClassTeacherTable, 'role' | 'isCanSendClassNotice'> & { teacherCount: number | null }

/** The classes that a teacher owns or helps in, the oldest first. */
export async function selectClassesOfTeacher(db: Db, teacherId: string): Promise<ClassOfTeacher[]> {
  return db
    .selectFrom('classTeachers')
    .innerJoin('classes', 'classes.id', 'classTeachers.classId')
    .select((eb) => [
      'classes.id',
      'classes.className',
      'classes.grade',
      'classes.gradeYear',
      'classes.classImg',
      'classes.geziNo',
      'classes.isCustomize',
      'classes.isExample',
      'classes.archivedAt',
      'classes.createdAt',
      'classTeachers.role',
      'classTeachers.isCanSendClassNotice',
      countTeachers(eb).as('teacherCount'),
    ])
    .where('classTeachers.teacherId', '=', teacherId)
    .orderBy('classes.createdAt')
    .orderBy('classes.id')
    .execute()
}

export async function insertClass(trx: Db, row: ClassTable): Promise<void> {
  await trx.insertInto('classes').values(row).execute()
}

export async function insertClassTeacher(trx: Db, row: ClassTeacherTable): Promise<void> {
  await trx.insertInto('classTeachers').values(row).execute()
}

export async function countStudentsByClass(
  db: Db,
  classIds: readonly string[],
): Promise<Map<string, number>> {
  if (classIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('students')
    .select((eb) => ['classId', eb.fn.countAll<number>().as('count')])
    .where('classId', 'in', classIds)
    .where('leftAt', 'is', null)
    .groupBy('classId')
    .execute()
  return new Map(rows.map(({ classId, count }) => [classId, count]))
}

const firstHeaders = prepared((db, classId: string, limit: number) =>
  db
    .selectFrom('students')
    .select('header')
    .where('classId', '=', classId)
    .where('leftAt', 'is', null)
    .orderBy('nameKey')
    .orderBy('id')
    .limit(limit),
)

/** The pictures of the first pupils of a class, in the order of its list. */
export async function selectFirstHeaders(db: Db, classId: string, limit: number): Promise<string[]> {
  const rows = await firstHeaders(db, classId, limit)
  return rows.map((row) => row.header)
}

/** How many pupils in each class were praised since a moment; what was undone does not count. */
export async function countPraisedStudents(
  db: Db,
  classIds: readonly string[],
  since: number,
): Promise<Map<string, number>> {
  if (classIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('ledger')
    .innerJoin('students', 'students.id', 'ledger.studentId')
    .select((eb) => ['ledger.classId', eb.fn.count<number>('ledger.studentId').distinct().as('count')])
    .where('ledger.classId', 'in', classIds)
    .where('ledger.createdAt', '>=', since)
    .where('ledger.kind', '=', 'praise')
    .where('students.leftAt', 'is', null)
    .where(notUndone)
    .groupBy('ledger.classId')
    .execute()
  return new Map(rows.map(({ classId, count }) => [classId, count]))
}

export type LastComment = {
  studentName: string
  /** Pupils who have it still: the row of a team is none, and neither is what was taken back from one. */
  studentCount: number
  itemName: string
  score: number
  createdAt: number
}

const newestComment = prepared(
  (db, classId: string) =>
    db
      .selectFrom('ledger')
      .innerJoin('students', 'students.id', 'ledger.studentId')
      .select((eb) => [
        'ledger.itemName',
        'ledger.score',
        'ledger.createdAt',
        'students.username as studentName',
        eb
          .selectFrom('ledger as same')
          .select((inner) => inner.fn.countAll<number>().as('count'))
          .whereRef('same.batchId', '=', 'ledger.batchId')
          .where('same.studentId', 'is not', null)
          .where((inner) =>
            inner.not(
              inner.exists(
                inner
                  .selectFrom('ledger as undo')
                  .select('undo.id')
                  .whereRef('undo.undoneBatchId', '=', 'same.batchId')
                  .whereRef('undo.studentId', '=', 'same.studentId'),
              ),
            ),
          )
          .as('studentCount'),
      ])
      .where('ledger.classId', '=', classId)
      .where('ledger.kind', 'in', ['praise', 'reminder'])
      .where(notUndone)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('removedStudents')
              .select('removedStudents.studentId')
              .where('removedStudents.classId', '=', classId),
          ),
        ),
      )
      .orderBy('ledger.createdAt', 'desc')
      .orderBy('ledger.id', 'desc')
      .limit(1),
  // Many rows are passed over where the newest ones were undone.
  { mayTakeLong: true },
)

/** The newest comment of a class that was not undone; none while comments of deleted pupils go. */
export async function selectLastComment(db: Db, classId: string): Promise<LastComment | null> {
  const [row] = await newestComment(db, classId)
  return row ? { ...row, studentCount: row.studentCount ?? 1 } : null
}

/** Of these classes the ones in which a pupil was marked on a day. */
export async function selectClassesMarkedOn(
  db: Db,
  classIds: readonly string[],
  date: string,
): Promise<Set<string>> {
  if (classIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('attendance')
    .innerJoin('students', 'students.id', 'attendance.studentId')
    .select('attendance.classId')
    .distinct()
    .where('attendance.classId', 'in', classIds)
    .where('attendance.date', '=', date)
    .where('students.leftAt', 'is', null)
    .execute()
  return new Set(rows.map(({ classId }) => classId))
}
