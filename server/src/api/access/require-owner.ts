import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { requireClass } from './require-class.ts'

/** Refuses a stranger as if there were no class, and a co-teacher openly. */
export async function requireOwner(db: Db, teacherId: string, classId: string): Promise<void> {
  if ((await requireClass(db, teacherId, classId)) !== 'owner') throw new AppError('ownerOnly')
}
