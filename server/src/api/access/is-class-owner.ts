import type { Db } from '../../platform/db/schema.ts'

export async function isClassOwner(db: Db, classId: string, teacherId: string): Promise<boolean> {
  const row = await db
    .selectFrom('classTeachers')
    .select('teacherId')
    .where('classId', '=', classId)
    .where('teacherId', '=', teacherId)
    .where('role', '=', 'owner')
    .executeTakeFirst()
  return row !== undefined
}
