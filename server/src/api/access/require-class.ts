import { AppError } from '../../platform/app-error.ts'
import { cachedUntilCommit } from '../../platform/db/statements/cached-until-commit.ts'
import { prepared } from '../../platform/db/statements/prepared.ts'
import type { Db } from '../../platform/db/schema.ts'

export type ClassRole = 'owner' | 'coTeacher'

/** How the caller stands to a class, whether it can only be looked at, and the number of its last change. */
export type Membership = { role: ClassRole; isArchived: boolean; version: number }

const selectMembership = cachedUntilCommit(
  prepared((db, classId: string, teacherId: string) =>
    db
      .selectFrom('classTeachers')
      .innerJoin('classes', 'classes.id', 'classTeachers.classId')
      .select(['classTeachers.role', 'classes.archivedAt', 'classes.version'])
      .where('classTeachers.classId', '=', classId)
      .where('classTeachers.teacherId', '=', teacherId),
  ),
)

/** Undefined when the teacher is not in the class, or there is no such class. */
export async function findMembership(
  db: Db,
  teacherId: string,
  classId: string,
): Promise<Membership | undefined> {
  const [found] = await selectMembership(db, classId, teacherId)
  return found && { role: found.role, isArchived: found.archivedAt !== null, version: found.version }
}

/** Refuses a class of other teachers exactly as it refuses one that does not exist. */
export async function requireClass(db: Db, teacherId: string, classId: string): Promise<Membership> {
  const membership = await findMembership(db, teacherId, classId)
  if (!membership) throw new AppError('classNotFound')
  return membership
}
