import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { requireClass } from './require-class.ts'

/** Refuses a stranger as if there were no class, and a co-teacher openly. */
export async function requireOwner(db: Db, teacherId: string, classId: string): Promise<void> {
  const { role } = await requireClass(db, teacherId, classId)
  if (role !== 'owner') throw new AppError('ownerOnly')
}
