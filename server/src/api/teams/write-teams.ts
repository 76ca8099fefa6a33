import { MAX_CATEGORIES_PER_CLASS, MAX_TEAMS_PER_CATEGORY } from '@pinge/contract/values/limits.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { nameSortKey } from '../../platform/pinyin/name-letter.ts'
import { requireCategory } from '../access/require-category.ts'
import { requireStudents } from '../access/require-students.ts'
import type { ClassContext } from '../writes/contexts.ts'
import { countCategories, insertCategory } from './category.queries.ts'
import { insertTeams, moveMembers, selectTeamPlaces } from './team.queries.ts'

/** A team as it is asked for; one with an id exists. */
export type AskedTeam = { id: string; teamName: string; studentIds: readonly string[] }

export type AskedCategory = { categoryId?: string | undefined; categoryName?: string | undefined }

/** The scheme that is named by its id and may be used, or a new one with the given name. */
export async function findOrCreateCategory(
  trx: Db,
  { classId, teacherId, clock, newId }: ClassContext,
  { categoryId, categoryName }: AskedCategory,
): Promise<string> {
  if (categoryId !== undefined) {
    await requireCategory(trx, teacherId, classId, categoryId)
    return categoryId
  }
  // The contract has refused a new scheme without a name; this tells the compiler so.
  if (categoryName === undefined) throw new AppError('categoryNameRequired')
  if ((await countCategories(trx, classId)) >= MAX_CATEGORIES_PER_CLASS)
    throw new AppError('tooManyCategories')
  const id = newId()
  await insertCategory(trx, {
    id,
    classId,
    creatorId: teacherId,
    name: categoryName,
    createdAt: clock(),
    removedAt: null,
  })
  return id
}

/** Adds teams after those that the scheme has, without members. */
export async function writeNewTeams(
  trx: Db,
  { classId, clock }: ClassContext,
  categoryId: string,
  teams: readonly Pick<AskedTeam, 'id' | 'teamName'>[],
): Promise<void> {
  const { nextPosition, teamCount } = await selectTeamPlaces(trx, categoryId)
  if (teamCount + teams.length > MAX_TEAMS_PER_CATEGORY) throw new AppError('tooManyTeams')
  const createdAt = clock()
  await insertTeams(
    trx,
    teams.map(({ id, teamName }, index) => ({
      id,
      classId,
      categoryId,
      teamName,
      nameKey: nameSortKey(teamName),
      position: nextPosition + index,
      score: 0,
      createdAt,
      removedAt: null,
    })),
  )
}

/** Puts pupils of the class into teams of the scheme; a pupil who is in another team of it leaves that one. */
export async function writeMembers(
  trx: Db,
  { classId, categoryId }: { classId: string; categoryId: string },
  teams: readonly Pick<AskedTeam, 'id' | 'studentIds'>[],
): Promise<void> {
  const members = teams.flatMap(({ id, studentIds }) =>
    [...new Set(studentIds)].map((studentId) => ({ classId, categoryId, teamId: id, studentId })),
  )
  const studentIds = new Set(members.map(({ studentId }) => studentId))
  if (studentIds.size < members.length) throw new AppError('studentInTwoTeams')
  if (studentIds.size > 0) await requireStudents(trx, classId, [...studentIds])
  await moveMembers(trx, members)
}
