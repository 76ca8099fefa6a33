import { MAX_PAGE_SIZE } from '@pinge/contract/values/limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { SessionTable, TeacherTable } from '../../platform/db/tables/teachers.ts'

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

/** Answers false when the teacher has no such session. */
export async function deleteOwnSession(trx: Db, teacherId: string, sessionId: string): Promise<boolean> {
  const result = await trx
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('teacherId', '=', teacherId)
    .executeTakeFirstOrThrow()
  return result.numDeletedRows === 1n
}

/** Those that were used last, and no more than are told. */
export async function selectSessions(db: Db, teacherId: string, now: number): Promise<SessionTable[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('teacherId', '=', teacherId)
    .where('expiresAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_PAGE_SIZE)
    .execute()
}
