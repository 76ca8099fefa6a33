import type { Db, SessionTable, TeacherTable } from '../../platform/db/schema.ts'

export async function selectTeacherByTel(db: Db, tel: string): Promise<TeacherTable | undefined> {
  return db
    .selectFrom('teachers')
    .select(['id', 'tel', 'nickname', 'headUrl', 'passwordHash', 'isTelProved', 'createdAt'])
    .where('tel', '=', tel)
    .executeTakeFirst()
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

export async function insertSession(trx: Db, session: SessionTable): Promise<void> {
  await trx.insertInto('sessions').values(session).execute()
}

export async function deleteSession(trx: Db, sessionId: string): Promise<void> {
  await trx.deleteFrom('sessions').where('id', '=', sessionId).execute()
}

export async function deleteExpiredSessions(trx: Db, teacherId: string, now: number): Promise<void> {
  await trx.deleteFrom('sessions').where('teacherId', '=', teacherId).where('expiresAt', '<=', now).execute()
}
