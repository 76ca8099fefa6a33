import { MAX_PAGE_SIZE } from '@pinge/contract/values/limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassTable, ClassTeacherTable, JoinRequestTable } from '../../platform/db/tables/classes.ts'
import type { TeacherTable } from '../../platform/db/tables/teachers.ts'

type TeacherRow = Pick<TeacherTable, 'nickname' | 'headUrl' | 'tel'> & { userId: string }

/** The owner first, then in the order of joining. */
export async function selectClassTeachers(
  db: Db,
  classId: string,
): Promise<(TeacherRow & Pick<ClassTeacherTable, 'role' | 'isCanSendClassNotice'>)[]> {
  return db
    .selectFrom('classTeachers')
    .innerJoin('teachers', 'teachers.id', 'classTeachers.teacherId')
    .select([
      'teachers.id as userId',
      'teachers.nickname',
      'teachers.headUrl',
      'teachers.tel',
      'classTeachers.role',
      'classTeachers.isCanSendClassNotice',
    ])
    .where('classTeachers.classId', '=', classId)
    .orderBy('classTeachers.role', 'desc')
    .orderBy('classTeachers.createdAt')
    .orderBy('teachers.id')
    .execute()
}

/** A teacher who is in the class already stays what they are. */
export async function insertCoTeacher(
  trx: Db,
  row: Pick<ClassTeacherTable, 'classId' | 'teacherId' | 'createdAt'>,
): Promise<void> {
  await trx
    .insertInto('classTeachers')
    .values({ ...row, role: 'coTeacher', isCanSendClassNotice: 0 })
    .onConflict((conflict) => conflict.columns(['classId', 'teacherId']).doNothing())
    .execute()
}

export async function deleteCoTeacher(trx: Db, classId: string, teacherId: string): Promise<void> {
  await trx
    .deleteFrom('classTeachers')
    .where('classId', '=', classId)
    .where('teacherId', '=', teacherId)
    .where('role', '=', 'coTeacher')
    .execute()
}

/** When a join request of this teacher was refused the last time; undefined when it never was. */
export async function selectRefusal(db: Db, classId: string, teacherId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('joinRefusals')
    .select('refusedAt')
    .where('classId', '=', classId)
    .where('teacherId', '=', teacherId)
    .executeTakeFirst()
  return row?.refusedAt
}

export async function rememberRefusal(
  trx: Db,
  row: { classId: string; teacherId: string; refusedAt: number },
): Promise<void> {
  await trx
    .insertInto('joinRefusals')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['classId', 'teacherId']).doUpdateSet({ refusedAt: row.refusedAt }),
    )
    .execute()
}

export type FoundClass = Pick<ClassTable, 'id' | 'className' | 'classImg' | 'isExample'> & {
  ownerName: string
}

export async function selectClassByNumber(db: Db, geziNo: string): Promise<FoundClass | undefined> {
  return db
    .selectFrom('classes')
    .innerJoin('classTeachers', 'classTeachers.classId', 'classes.id')
    .innerJoin('teachers', 'teachers.id', 'classTeachers.teacherId')
    .select([
      'classes.id',
      'classes.className',
      'classes.classImg',
      'classes.isExample',
      'teachers.nickname as ownerName',
    ])
    .where('classes.geziNo', '=', geziNo)
    .where('classTeachers.role', '=', 'owner')
    .executeTakeFirst()
}

/** The class stays as it is until the transaction ends. False where it was deleted meanwhile. */
export async function holdClass(trx: Db, classId: string): Promise<boolean> {
  const held = await trx
    .updateTable('classes')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', classId)
    .where('deletedAt', 'is', null)
    .returning('id')
    .execute()
  return held.length > 0
}

export async function selectJoinRequestOf(
  db: Db,
  classId: string,
  teacherId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('joinRequests')
    .select('id')
    .where('classId', '=', classId)
    .where('teacherId', '=', teacherId)
    .executeTakeFirst()
  return row?.id
}

/** A repeated request stands once; answers whether this was the first one. */
export async function insertJoinRequest(trx: Db, row: JoinRequestTable): Promise<boolean> {
  const inserted = await trx
    .insertInto('joinRequests')
    .values(row)
    .onConflict((conflict) => conflict.columns(['classId', 'teacherId']).doNothing())
    .returning('id')
    .execute()
  return inserted.length > 0
}

export async function selectJoinRequest(db: Db, id: string): Promise<JoinRequestTable | undefined> {
  return db
    .selectFrom('joinRequests')
    .select(['id', 'classId', 'teacherId', 'createdAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Answers whether it still waited. */
export async function deleteJoinRequest(trx: Db, classId: string, teacherId: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('joinRequests')
    .where('classId', '=', classId)
    .where('teacherId', '=', teacherId)
    .returning('id')
    .execute()
  return gone.length > 0
}

/** Requests to join the classes that a teacher owns, the oldest first, and no more than are told. */
export async function selectJoinRequestsToAnswer(
  db: Db,
  ownerId: string,
): Promise<
  (Omit<TeacherRow, 'userId'> &
    Pick<TeacherTable, 'isTelProved'> &
    Pick<JoinRequestTable, 'id' | 'classId' | 'createdAt'> &
    Pick<ClassTable, 'className'>)[]
> {
  return db
    .selectFrom('joinRequests')
    .innerJoin('classTeachers', 'classTeachers.classId', 'joinRequests.classId')
    .innerJoin('classes', 'classes.id', 'joinRequests.classId')
    .innerJoin('teachers', 'teachers.id', 'joinRequests.teacherId')
    .select([
      'joinRequests.id',
      'joinRequests.classId',
      'joinRequests.createdAt',
      'classes.className',
      'teachers.nickname',
      'teachers.headUrl',
      'teachers.tel',
      'teachers.isTelProved',
    ])
    .where('classTeachers.teacherId', '=', ownerId)
    .where('classTeachers.role', '=', 'owner')
    .orderBy('joinRequests.createdAt')
    .orderBy('joinRequests.id')
    .limit(MAX_PAGE_SIZE)
    .execute()
}

/** A teacher's own requests to join that no owner has answered, the oldest first, and no more than are told. */
export async function selectJoinRequestsOf(
  db: Db,
  teacherId: string,
): Promise<{ id: string; classId: string; className: string; ownerName: string; createdAt: number }[]> {
  return db
    .selectFrom('joinRequests')
    .innerJoin('classes', 'classes.id', 'joinRequests.classId')
    .innerJoin('classTeachers', 'classTeachers.classId', 'classes.id')
    .innerJoin('teachers', 'teachers.id', 'classTeachers.teacherId')
    .select([
      'joinRequests.id',
      'joinRequests.classId',
      'classes.className',
      'teachers.nickname as ownerName',
      'joinRequests.createdAt',
    ])
    .where('joinRequests.teacherId', '=', teacherId)
    .where('classTeachers.role', '=', 'owner')
    .orderBy('joinRequests.createdAt')
    .orderBy('joinRequests.id')
    .limit(MAX_PAGE_SIZE)
    .execute()
}
