import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'

export type ClassRole = 'owner' | 'coTeacher'

/** Refuses a class of other teachers exactly as it refuses one that does not exist. Answers the caller's role in it. */
export async function requireClass(db: Db, teacherId: string, classId: string): Promise<ClassRole> {
  const membership = await db
    .selectFrom('classTeachers')
    .select('role')
    .where('classId', '=', classId)
    .where('teacherId', '=', teacherId)
    .executeTakeFirst()
  if (!membership) throw new AppError('classNotFound')
  return membership.role
}
