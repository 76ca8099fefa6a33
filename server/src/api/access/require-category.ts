import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'

/** A scheme that the caller may change, or a team of one; `isRemoved` when it is no longer there. */
export type OwnCategory = { classId: string; categoryId: string; isRemoved: boolean }

/**
 * The scheme that a call is about. A teacher of the class who did not make it is refused openly, a stranger as if there
 * were none. One that was removed is answered too: the repeat of a request finds its first answer by the class.
 */
export async function findOwnCategory(db: Db, teacherId: string, categoryId: string): Promise<OwnCategory> {
  const row = await db
    .selectFrom('teamCategories')
    .innerJoin('classTeachers', 'classTeachers.classId', 'teamCategories.classId')
    .select(['teamCategories.classId', 'teamCategories.creatorId', 'teamCategories.removedAt'])
    .where('teamCategories.id', '=', categoryId)
    .where('classTeachers.teacherId', '=', teacherId)
    .executeTakeFirst()
  if (!row) throw new AppError('categoryNotFound')
  if (row.creatorId !== teacherId) throw new AppError('categoryCreatorOnly')
  return { classId: row.classId, categoryId, isRemoved: row.removedAt !== null }
}

/**
 * The scheme that is to be cleared, as `findOwnCategory`. When its creator has left the class no teacher could use it any
 * more; then the class's owner may clear it, and a co-teacher is refused as before.
 */
export async function findClearableCategory(
  db: Db,
  teacherId: string,
  categoryId: string,
): Promise<OwnCategory> {
  const orphan = await db
    .selectFrom('teamCategories')
    .innerJoin('classTeachers', 'classTeachers.classId', 'teamCategories.classId')
    .select(['teamCategories.classId', 'teamCategories.removedAt'])
    .where('teamCategories.id', '=', categoryId)
    .where('classTeachers.teacherId', '=', teacherId)
    .where('classTeachers.role', '=', 'owner')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('classTeachers as creators')
            .select('creators.teacherId')
            .whereRef('creators.classId', '=', 'teamCategories.classId')
            .whereRef('creators.teacherId', '=', 'teamCategories.creatorId'),
        ),
      ),
    )
    .executeTakeFirst()
  if (!orphan) return findOwnCategory(db, teacherId, categoryId)
  return { classId: orphan.classId, categoryId, isRemoved: orphan.removedAt !== null }
}

/** The scheme that a team is of, as `findOwnCategory`. */
export async function findOwnTeam(db: Db, teacherId: string, teamId: string): Promise<OwnCategory> {
  const team = await db
    .selectFrom('teams')
    .innerJoin('classTeachers', 'classTeachers.classId', 'teams.classId')
    .select(['teams.categoryId', 'teams.removedAt'])
    .where('teams.id', '=', teamId)
    .where('classTeachers.teacherId', '=', teacherId)
    .executeTakeFirst()
  if (!team) throw new AppError('teamNotFound')
  const category = await findOwnCategory(db, teacherId, team.categoryId)
  return { ...category, isRemoved: team.removedAt !== null }
}

/** Refuses a scheme that is not of this class, that another teacher made, or that was removed. */
export async function requireCategory(
  db: Db,
  teacherId: string,
  classId: string,
  categoryId: string,
): Promise<void> {
  const category = await findOwnCategory(db, teacherId, categoryId)
  if (category.isRemoved || category.classId !== classId) throw new AppError('categoryNotFound')
}

/** Refuses when one of the teams is not of this scheme, or was removed. Each id stands once. */
export async function requireTeams(db: Db, categoryId: string, teamIds: readonly string[]): Promise<void> {
  if (teamIds.length === 0) return
  const found = await db
    .selectFrom('teams')
    .select('id')
    .where('categoryId', '=', categoryId)
    .where('removedAt', 'is', null)
    .where('id', 'in', teamIds)
    .execute()
  if (found.length !== teamIds.length) throw new AppError('teamNotFound')
}
