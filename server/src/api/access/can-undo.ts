import type { ClassRole } from './require-class.ts'

/** Who asks, and how they stand to the class. */
export type Asker = { teacherId: string; role: ClassRole; isArchived: boolean }

/** The owner of a class may undo any batch, a co-teacher their own. */
export function canUndo(role: ClassRole, callerId: string, giverId: string): boolean {
  return role === 'owner' || callerId === giverId
}

/** Whether a list offers it: in an archived class nothing is taken back. */
export function mayUndo({ role, teacherId, isArchived }: Asker, giverId: string): boolean {
  return !isArchived && canUndo(role, teacherId, giverId)
}
