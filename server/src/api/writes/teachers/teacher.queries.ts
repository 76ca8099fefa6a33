import type { Db } from '../../../platform/db/schema.ts'
import type { TeacherTable } from '../../../platform/db/tables/teachers.ts'

export async function selectTeacher(db: Db, id: string): Promise<TeacherTable | undefined> {
  return db.selectFrom('teachers').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function updatePasswordHash(trx: Db, teacherId: string, passwordHash: string): Promise<void> {
  await trx.updateTable('teachers').set({ passwordHash }).where('id', '=', teacherId).execute()
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

/**
 * The teacher's password as it is now; no other write changes it until this one has committed, and the one that does so then ends the
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

/** Takes back the devices that this teacher handed to children, wherever they are. */
export async function deleteHandedForms(trx: Db, teacherId: string): Promise<void> {
  await trx.deleteFrom('handedForms').where('teacherId', '=', teacherId).execute()
}
