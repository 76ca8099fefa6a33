import type { AnyEntry, TableName } from '../../../platform/db/register/register.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { forgetExpiry } from '../../writes/class-expiry.queries.ts'
import { updateMembership } from '../../writes/teachers/membership.queries.ts'

/**
 * The classes of a teacher that go with the account, with those that were deleted and may still come back. They are held until
 * the transaction ends: one that another process was erasing or giving away is no longer the teacher's.
 */
export async function holdOwnClasses(trx: Db, teacherId: string): Promise<string[]> {
  const classIds = await selectOwnClasses(trx, teacherId)
  if (classIds.length === 0) return []
  await trx
    .updateTable('classes')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', 'in', classIds)
    .execute()
  return selectOwnClasses(trx, teacherId)
}

async function selectOwnClasses(db: Db, teacherId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('classTeachers')
    .select('classId')
    .where('teacherId', '=', teacherId)
    .where('role', '=', 'owner')
    .union(
      db
        .selectFrom('formerClassTeachers')
        .select('classId')
        .where('teacherId', '=', teacherId)
        .where('role', '=', 'owner'),
    )
    .execute()
  return rows.map(({ classId }) => classId)
}

/**
 * Gives each class of a teacher to the colleague who teaches it longest. Answers the classes that have none: they are without
 * an owner then.
 */
export async function passOnClasses(trx: Db, teacherId: string): Promise<string[]> {
  const own = await trx
    .selectFrom('classTeachers')
    .select('classId')
    .where('teacherId', '=', teacherId)
    .where('role', '=', 'owner')
    .execute()
  const withoutHeir: string[] = []
  for (const { classId } of own) {
    const heir = await trx
      .selectFrom('classTeachers')
      .select('teacherId')
      .where('classId', '=', classId)
      .where('teacherId', '<>', teacherId)
      .orderBy('createdAt')
      .orderBy('teacherId')
      .limit(1)
      .executeTakeFirst()
    // Of two owners at once there is none.
    await updateMembership(trx, classId, teacherId, { role: 'coTeacher' })
    if (heir) await updateMembership(trx, classId, heir.teacherId, { role: 'owner', isCanSendClassNotice: 1 })
    else withoutHeir.push(classId)
    await forgetExpiry(trx, classId)
  }
  return withoutHeir
}

/** The same classes as their owner knows them, without what is deleted already. */
export async function selectNamedClasses(db: Db, teacherId: string) {
  return db
    .selectFrom('classTeachers')
    .innerJoin('classes', 'classes.id', 'classTeachers.classId')
    .select((eb) => [
      'classes.id as classId',
      'classes.className',
      eb
        .selectFrom('students')
        .select((inner) => inner.fn.countAll<number | string>().as('count'))
        .whereRef('students.classId', '=', 'classes.id')
        .where('students.leftAt', 'is', null)
        .as('studentCount'),
      eb
        .selectFrom('classTeachers as others')
        .select((inner) => inner.fn.countAll<number | string>().as('count'))
        .whereRef('others.classId', '=', 'classes.id')
        .where('others.role', '<>', 'owner')
        .as('colleagues'),
    ])
    .where('classTeachers.teacherId', '=', teacherId)
    .where('classTeachers.role', '=', 'owner')
    .orderBy('classes.createdAt')
    .orderBy('classes.id')
    .execute()
}

/** A second request does not put the day off. */
export async function insertClosing(trx: Db, teacherId: string, closesAt: number): Promise<void> {
  await trx
    .insertInto('accountClosings')
    .values({ teacherId, closesAt })
    .onConflict((conflict) => conflict.column('teacherId').doNothing())
    .execute()
}

export async function deleteClosing(trx: Db, teacherId: string): Promise<void> {
  await trx.deleteFrom('accountClosings').where('teacherId', '=', teacherId).execute()
}

/** Holds the request until the transaction ends. Answers whether it still stands. */
export async function holdClosing(trx: Db, teacherId: string): Promise<boolean> {
  const held = await trx
    .updateTable('accountClosings')
    .set((eb) => ({ closesAt: eb.ref('closesAt') }))
    .where('teacherId', '=', teacherId)
    .returning('teacherId')
    .execute()
  return held.length > 0
}

/** The same, and whether the account is not closed yet. */
export async function holdOpenClosing(trx: Db, teacherId: string): Promise<boolean> {
  return (await holdClosing(trx, teacherId)) && isAccountOpen(trx, teacherId)
}

/** Accounts that are closed and of which some rows are left. */
export async function selectBegunAccounts(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('accountClosings')
    .innerJoin('teachers', 'teachers.id', 'accountClosings.teacherId')
    .select(['teachers.id', 'teachers.tel'])
    .orderBy('teachers.id')
    .execute()
  return rows.filter(({ id, tel }) => tel === closedTel(id)).map(({ id }) => id)
}

/** The open account whose time is up since longest. */
export async function selectDueClosing(db: Db, now: number): Promise<string | undefined> {
  const rows = await db
    .selectFrom('accountClosings')
    .innerJoin('teachers', 'teachers.id', 'accountClosings.teacherId')
    .select(['teachers.id', 'teachers.tel'])
    .where('closesAt', '<=', now)
    .orderBy('closesAt')
    .orderBy('teachers.id')
    .execute()
  return rows.find(({ id, tel }) => tel !== closedTel(id))?.id
}

/** Files of the account are let go as if long ago; those that a class still shows stay with it. */
export async function releaseFilesOf(trx: Db, teacherId: string, since: number): Promise<void> {
  await trx
    .updateTable('ownFiles')
    .set({ removedAt: 1, folderId: null, name: '' })
    .where('teacherId', '=', teacherId)
    .execute()
  await trx.updateTable('files').set({ unusedSince: since }).where('teacherId', '=', teacherId).execute()
}

/** Some rounds that a teacher played without a pupil; answers how many. */
export async function deleteSomeOwnRounds(trx: Db, teacherId: string, limit: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('trainingRounds')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('trainingRounds')
        .select('id')
        .where('teacherId', '=', teacherId)
        .where('stuId', 'is', null)
        .limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Every row of a table that is this teacher's. */
export async function deleteOwnRows(trx: Db, table: TableName, teacherId: string): Promise<void> {
  // One table of several that are alike in this column.
  await trx
    .deleteFrom(table as 'sessions')
    .where('teacherId', '=', teacherId)
    .execute()
}

/** Whether a table holds what is a teacher's own, by the register. */
export function isOwnTable([name, { about, facts }]: readonly [TableName, AnyEntry]): boolean {
  // Rows of the security log say what was done by ids alone, and files go by themselves once nothing shows them.
  const stays: readonly TableName[] = ['securityEvents', 'files', 'ownFiles']
  return about === 'teacher' && facts.includes('teacherId') && !stays.includes(name)
}

/** What names the teacher elsewhere, and the account itself: it stays as an id without a name. */
export async function forgetNameOf(trx: Db, teacherId: string): Promise<void> {
  await trx.deleteFrom('classInvites').where('inviterId', '=', teacherId).execute()
  await trx.deleteFrom('blockedInviters').where('inviterId', '=', teacherId).execute()
  await trx.updateTable('messages').set({ actorName: CLOSED_NAME }).where('actorId', '=', teacherId).execute()
  await trx
    .updateTable('teachers')
    .set({ tel: closedTel(teacherId), nickname: CLOSED_NAME, headUrl: '', passwordHash: '', isTelProved: 0 })
    .where('id', '=', teacherId)
    .execute()
}

/** No phone reads so. */
const closedTel = (teacherId: string): string => `closed-${teacherId}`

/** What colleagues read where the teacher did something in their classes. */
const CLOSED_NAME = '已注销的老师'

/** Whether an account was not closed yet. */
export async function isAccountOpen(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('teachers')
    .select('id')
    .where('id', '=', id)
    .where('tel', '<>', closedTel(id))
    .executeTakeFirst()
  return row !== undefined
}
