import { prepared } from '../../platform/db/statements/prepared.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { SessionTable, TeacherTable } from '../../platform/db/tables/teachers.ts'

const teacherColumns = [
  'teachers.id',
  'teachers.tel',
  'teachers.nickname',
  'teachers.headUrl',
  'teachers.passwordHash',
  'teachers.isTelProved',
  'teachers.createdAt',
] as const

export async function selectTeacherByTel(db: Db, tel: string): Promise<TeacherTable | undefined> {
  return db.selectFrom('teachers').selectAll().where('tel', '=', tel).executeTakeFirst()
}

/**
 * The teacher of a phone, and whether one of their living sessions began at an address. One statement that is compiled once:
 * whoever guesses passwords makes it run hundreds of times a second.
 */
export const selectTeacherWhoTries = prepared((db, tel: string, addressHash: string, now: number) =>
  db
    .selectFrom('teachers')
    .select(teacherColumns)
    .select((eb) =>
      eb
        .selectFrom('sessions')
        .select('sessions.id')
        .whereRef('sessions.teacherId', '=', 'teachers.id')
        .where('sessions.addressHash', '=', addressHash)
        .where('sessions.expiresAt', '>', now)
        .orderBy('sessions.id')
        .limit(1)
        .as('sessionHere'),
    )
    .where('teachers.tel', '=', tel),
)

export async function selectTeacher(db: Db, id: string): Promise<TeacherTable | undefined> {
  return db.selectFrom('teachers').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Answers false when the phone number is taken. */
export async function insertTeacher(trx: Db, teacher: TeacherTable): Promise<boolean> {
  const result = await trx
    .insertInto('teachers')
    .values(teacher)
    .onConflict((conflict) => conflict.column('tel').doNothing())
    .executeTakeFirstOrThrow()
  return result.numInsertedOrUpdatedRows === 1n
}

export async function markTelProved(trx: Db, teacherId: string): Promise<void> {
  await trx
    .updateTable('teachers')
    .set({ isTelProved: 1 })
    .where('id', '=', teacherId)
    .where('isTelProved', '=', 0)
    .execute()
}

export async function updatePasswordHash(trx: Db, teacherId: string, passwordHash: string): Promise<void> {
  await trx.updateTable('teachers').set({ passwordHash }).where('id', '=', teacherId).execute()
}

export async function updateTeacher(
  trx: Db,
  teacherId: string,
  changes: Partial<Pick<TeacherTable, 'nickname' | 'headUrl'>>,
): Promise<void> {
  await trx.updateTable('teachers').set(changes).where('id', '=', teacherId).execute()
}

/** Moves the account to a phone that was proved by a code. Answers false when another account has it. */
export async function updateTel(trx: Db, teacherId: string, tel: string): Promise<boolean> {
  const taken = await trx
    .selectFrom('teachers')
    .select('id')
    .where('tel', '=', tel)
    .where('id', '!=', teacherId)
    .executeTakeFirst()
  if (taken) return false
  await trx.updateTable('teachers').set({ tel, isTelProved: 1 }).where('id', '=', teacherId).execute()
  return true
}

/**
 * The teacher's password as it is now; nobody changes it until this write has committed, and whoever does so then ends the
 * session that begins here. Undefined when there is no such teacher.
 */
export async function holdPassword(trx: Db, teacherId: string): Promise<string | undefined> {
  const row = await trx
    .updateTable('teachers')
    .set((eb) => ({ createdAt: eb.ref('createdAt') }))
    .where('id', '=', teacherId)
    .returning('passwordHash')
    .executeTakeFirst()
  return row?.passwordHash
}

export async function isSessionAlive(db: Db, sessionId: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertSession(trx: Db, session: SessionTable): Promise<void> {
  await trx.insertInto('sessions').values(session).execute()
}

export async function deleteSession(trx: Db, sessionId: string): Promise<void> {
  await trx.deleteFrom('sessions').where('id', '=', sessionId).execute()
}

/** Answers false when the teacher has no such session. */
export async function deleteOwnSession(trx: Db, teacherId: string, sessionId: string): Promise<boolean> {
  const result = await trx
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('teacherId', '=', teacherId)
    .executeTakeFirstOrThrow()
  return result.numDeletedRows === 1n
}

/** Ends all sessions of a teacher but one, or really all; answers their ids. */
export async function deleteOtherSessions(
  trx: Db,
  teacherId: string,
  keptSessionId: string | null,
): Promise<string[]> {
  const rows = await trx
    .deleteFrom('sessions')
    .where('teacherId', '=', teacherId)
    .where('id', '!=', keptSessionId ?? '')
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteExpiredSessions(trx: Db, teacherId: string, now: number): Promise<void> {
  await trx.deleteFrom('sessions').where('teacherId', '=', teacherId).where('expiresAt', '<=', now).execute()
}

export async function selectSessions(db: Db, teacherId: string, now: number): Promise<SessionTable[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('teacherId', '=', teacherId)
    .where('expiresAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
