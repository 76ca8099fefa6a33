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
 * somebody who guesses passwords makes it run hundreds of times a second.
 */
export const selectTeacherOfAttempt = prepared((db, tel: string, addressHash: string, now: number) =>
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

export async function insertSession(trx: Db, session: SessionTable): Promise<void> {
  await trx.insertInto('sessions').values(session).execute()
}

export async function deleteSession(trx: Db, sessionId: string): Promise<void> {
  await trx.deleteFrom('sessions').where('id', '=', sessionId).execute()
}

export async function deleteExpiredSessions(trx: Db, teacherId: string, now: number): Promise<void> {
  await trx.deleteFrom('sessions').where('teacherId', '=', teacherId).where('expiresAt', '<=', now).execute()
}
