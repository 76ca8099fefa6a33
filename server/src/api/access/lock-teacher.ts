import type { Db } from '../../platform/db/schema.ts'

/** The transaction holds the teacher until it ends: another one that asks for the same teacher waits. */
export async function lockTeacher(trx: Db, teacherId: string): Promise<void> {
  await trx
    .updateTable('teachers')
    .set((eb) => ({ nickname: eb.ref('nickname') }))
    .where('id', '=', teacherId)
    .execute()
}
