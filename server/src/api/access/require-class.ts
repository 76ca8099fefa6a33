import { AppError } from '../../platform/app-error.ts'
import { kept } from '../../platform/db/kept.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Db } from '../../platform/db/schema.ts'
import { after, type MaybeLater } from '../../platform/maybe-later.ts'

export type ClassRole = 'owner' | 'coTeacher'

/** How the caller stands to a class, and the number of the class's last change. */
export type Membership = { role: ClassRole; version: number }

const selectMembership = kept(
  prepared((db, classId: string, teacherId: string) =>
    db
      .selectFrom('classTeachers')
      .innerJoin('classes', 'classes.id', 'classTeachers.classId')
      .select(['classTeachers.role', 'classes.version'])
      .where('classTeachers.classId', '=', classId)
      .where('classTeachers.teacherId', '=', teacherId),
  ),
)

/** Undefined when the teacher is not in the class, or there is no such class. */
export function findMembership(
  db: Db,
  teacherId: string,
  classId: string,
): MaybeLater<Membership | undefined> {
  return after(selectMembership(db, classId, teacherId), ([membership]) => membership)
}

/** Refuses a class of other teachers exactly as it refuses one that does not exist. */
export function requireClass(db: Db, teacherId: string, classId: string): MaybeLater<Membership> {
  return after(findMembership(db, teacherId, classId), (membership) => {
    if (!membership) throw new AppError('classNotFound')
    return membership
  })
}
