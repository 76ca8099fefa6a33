import type { ClassRole } from './require-class.ts'

/** The owner of a class may undo any batch, a co-teacher their own. */
export function canUndo(role: ClassRole, callerId: string, giverId: string): boolean {
  return role === 'owner' || callerId === giverId
}
