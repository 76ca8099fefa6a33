import type { Category } from '@pinge/contract/teams.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassTeacherTable } from '../../platform/db/tables/classes.ts'
import type { TeamCategoryTable } from '../../platform/db/tables/teams.ts'

/** A scheme, and who is still there to use it: null when its creator has left the class. */
type CategoryRow = Omit<Category, 'canClear'> & { creatorRole: ClassTeacherTable['role'] | null }

/** The schemes of a class in the order of making, with how much is in them. */
export async function selectCategories(db: Db, classId: string): Promise<CategoryRow[]> {
  return db
    .selectFrom('teamCategories')
    .innerJoin('teachers', 'teachers.id', 'teamCategories.creatorId')
    .leftJoin('classTeachers', (join) =>
      join
        .onRef('classTeachers.classId', '=', 'teamCategories.classId')
        .onRef('classTeachers.teacherId', '=', 'teamCategories.creatorId'),
    )
    .select((eb) => [
      'teamCategories.id',
      'teamCategories.name',
      'teamCategories.creatorId',
      'teachers.nickname as creatorName',
      'teamCategories.createdAt',
      'classTeachers.role as creatorRole',
      eb
        .selectFrom('teams')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('teams.categoryId', '=', 'teamCategories.id')
        .where('teams.removedAt', 'is', null)
        .$asScalar()
        .as('teamCount'),
      eb
        .selectFrom('teamMembers')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('teamMembers.categoryId', '=', 'teamCategories.id')
        .$asScalar()
        .as('memberCount'),
    ])
    .where('teamCategories.classId', '=', classId)
    .where('teamCategories.removedAt', 'is', null)
    .orderBy('teamCategories.createdAt')
    .orderBy('teamCategories.id')
    .$narrowType<{ teamCount: number; memberCount: number }>()
    .execute()
}

export async function countCategories(db: Db, classId: string): Promise<number> {
  const { count } = await db
    .selectFrom('teamCategories')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('classId', '=', classId)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertCategory(trx: Db, row: TeamCategoryTable): Promise<void> {
  await trx.insertInto('teamCategories').values(row).execute()
}

export async function updateCategoryName(trx: Db, id: string, name: string): Promise<void> {
  await trx.updateTable('teamCategories').set({ name }).where('id', '=', id).execute()
}

/** Marks a scheme and its teams as removed, and lets the pupils go. */
export async function removeCategoryRows(trx: Db, categoryId: string, removedAt: number): Promise<void> {
  await trx.updateTable('teamCategories').set({ removedAt }).where('id', '=', categoryId).execute()
  await trx
    .updateTable('teams')
    .set({ removedAt })
    .where('categoryId', '=', categoryId)
    .where('removedAt', 'is', null)
    .execute()
  await trx.deleteFrom('teamMembers').where('categoryId', '=', categoryId).execute()
}
