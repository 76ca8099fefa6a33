import { MAX_PAGE_SIZE } from '@pinge/contract/values/limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassTable, ClassTeacherTable } from '../../platform/db/tables/classes.ts'
import { countTeachers } from '../writes/teachers/membership.queries.ts'

const factColumns = [
  'className',
  'classImg',
  'grade',
  'gradeYear',
  'school',
  'headTeacher',
  'isCustomize',
  'editVersion',
] as const
export type FactsRow = Pick<ClassTable, (typeof factColumns)[number]>

export async function selectFacts(db: Db, classId: string): Promise<FactsRow> {
  return db.selectFrom('classes').select(factColumns).where('id', '=', classId).executeTakeFirstOrThrow()
}

export type DetailRow = FactsRow &
  Pick<ClassTable, 'geziNo' | 'isExample' | 'archivedAt' | 'createdAt'> &
  Pick<ClassTeacherTable, 'isCanSendClassNotice'> & {
    ownerName: string
    teacherCount: number | null
    studentCount: number | null
  }

/** A class as one of its teachers sees it. */
export async function selectDetail(db: Db, classId: string, teacherId: string): Promise<DetailRow> {
  return db
    .selectFrom('classes')
    .innerJoin('classTeachers as mine', 'mine.classId', 'classes.id')
    .innerJoin('classTeachers as owners', 'owners.classId', 'classes.id')
    .innerJoin('teachers', 'teachers.id', 'owners.teacherId')
    .select((eb) => [
      ...factColumns.map((column) => `classes.${column}` as const),
      'classes.geziNo',
      'classes.isExample',
      'classes.archivedAt',
      'classes.createdAt',
      'mine.isCanSendClassNotice',
      'teachers.nickname as ownerName',
      countTeachers(eb).as('teacherCount'),
      eb
        .selectFrom('students')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('students.classId', '=', 'classes.id')
        .where('students.leftAt', 'is', null)
        .as('studentCount'),
    ])
    .where('classes.id', '=', classId)
    .where('mine.teacherId', '=', teacherId)
    .where('owners.role', '=', 'owner')
    .executeTakeFirstOrThrow()
}

export async function updateFacts(
  trx: Db,
  classId: string,
  changes: Partial<Omit<FactsRow, 'editVersion'>>,
): Promise<void> {
  await trx
    .updateTable('classes')
    .set((eb) => ({ ...changes, editVersion: eb('editVersion', '+', 1) }))
    .where('id', '=', classId)
    .execute()
}

/** Answers whether that changed anything. */
export async function setArchivedAt(trx: Db, classId: string, archivedAt: number | null): Promise<boolean> {
  const changed = await trx
    .updateTable('classes')
    .set({ archivedAt })
    .where('id', '=', classId)
    .where('archivedAt', archivedAt === null ? 'is not' : 'is', null)
    .returning('id')
    .execute()
  return changed.length > 0
}

export async function isExample(db: Db, classId: string): Promise<boolean> {
  const row = await db.selectFrom('classes').select('isExample').where('id', '=', classId).executeTakeFirst()
  return row?.isExample === 1
}

/** Marks a class as deleted; false when it is already. Another change at the same time waits for this. */
export async function markDeleted(trx: Db, classId: string, deletedAt: number): Promise<boolean> {
  const marked = await trx
    .updateTable('classes')
    .set((eb) => ({ deletedAt, version: eb('version', '+', 1) }))
    .where('id', '=', classId)
    .where('deletedAt', 'is', null)
    .returning('id')
    .execute()
  return marked.length > 0
}

/** Brings a class back that was deleted after `since`; false when there is none. */
export async function markRestored(trx: Db, classId: string, since: number): Promise<boolean> {
  const marked = await trx
    .updateTable('classes')
    .set((eb) => ({ deletedAt: null, version: eb('version', '+', 1) }))
    .where('id', '=', classId)
    .where('deletedAt', '>', since)
    .returning('id')
    .execute()
  return marked.length > 0
}

const memberColumns = ['classId', 'teacherId', 'role', 'isCanSendClassNotice', 'createdAt'] as const

/** Takes the teachers out of a class that is deleted, and keeps how they stood to it. */
export async function retireTeachers(trx: Db, classId: string): Promise<void> {
  await trx
    .insertInto('formerClassTeachers')
    .columns(memberColumns)
    .expression((eb) => eb.selectFrom('classTeachers').select(memberColumns).where('classId', '=', classId))
    .execute()
  await trx.deleteFrom('classTeachers').where('classId', '=', classId).execute()
}

export async function reinstateTeachers(trx: Db, classId: string): Promise<void> {
  await trx
    .insertInto('classTeachers')
    .columns(memberColumns)
    .expression((eb) =>
      eb.selectFrom('formerClassTeachers').select(memberColumns).where('classId', '=', classId),
    )
    .execute()
  await trx.deleteFrom('formerClassTeachers').where('classId', '=', classId).execute()
}

export type DeletedRow = Pick<ClassTable, 'id' | 'className' | 'classImg'> & {
  deletedAt: number
  studentCount: number | null
}

/** Classes that a teacher owned and deleted after `since`, the latest first, and no more than are told. */
export async function selectDeletedClasses(db: Db, ownerId: string, since: number): Promise<DeletedRow[]> {
  const rows = await db
    .selectFrom('formerClassTeachers')
    .innerJoin('classes', 'classes.id', 'formerClassTeachers.classId')
    .select((eb) => [
      'classes.id',
      'classes.className',
      'classes.classImg',
      'classes.deletedAt',
      eb
        .selectFrom('students')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('students.classId', '=', 'classes.id')
        .where('students.leftAt', 'is', null)
        .as('studentCount'),
    ])
    .where('formerClassTeachers.teacherId', '=', ownerId)
    .where('formerClassTeachers.role', '=', 'owner')
    .where('classes.deletedAt', '>', since)
    .orderBy('classes.deletedAt', 'desc')
    .orderBy('classes.id')
    .limit(MAX_PAGE_SIZE)
    .execute()
  return rows.flatMap(({ deletedAt, ...row }) => (deletedAt === null ? [] : [{ ...row, deletedAt }]))
}

export async function isFormerOwner(db: Db, classId: string, teacherId: string): Promise<boolean> {
  const row = await db
    .selectFrom('formerClassTeachers')
    .select('role')
    .where('classId', '=', classId)
    .where('teacherId', '=', teacherId)
    .executeTakeFirst()
  return row?.role === 'owner'
}

/** The oldest class that was deleted at `until` or before. */
export async function selectClassToPurge(db: Db, until: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('classes')
    .select('id')
    .where('deletedAt', '<=', until)
    .orderBy('deletedAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** No teacher brings a class back from now on that was deleted at `until` or before. Answers whether it still is deleted. */
export async function claimPurge(trx: Db, classId: string, until: number): Promise<boolean> {
  const claimed = await trx
    .updateTable('classes')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', classId)
    .where('deletedAt', '<=', until)
    .returning('id')
    .execute()
  if (claimed.length === 0) return false
  await trx
    .updateTable('formerClassTeachers')
    .set({ role: 'coTeacher' })
    .where('classId', '=', classId)
    .execute()
  return true
}
