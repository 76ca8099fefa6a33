import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import * as contract from '@pinge/contract/teams.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { findOwnTeam, requireCategory } from '../access/require-category.ts'
import type { ClassReadContext, TeacherContext } from '../writes/contexts.ts'
import { selectCategories } from './category.queries.ts'
import {
  selectCategoryStudents,
  selectMembers,
  selectQualityScores,
  selectTeams,
  selectTeamStudents,
} from './team.queries.ts'

/** The schemes of a class, the caller's own first: the first one is what a screen opens with. */
export async function listCategories(
  db: Db,
  { classId, teacherId, role }: ClassReadContext,
): Promise<DataOf<typeof contract.categoryList>> {
  const rows = await selectCategories(db, classId)
  const categories = rows.map(({ creatorRole, ...category }) => ({
    ...category,
    canClear: category.creatorId === teacherId || (role === 'owner' && creatorRole === null),
  }))
  const { own = [], others = [] } = Object.groupBy(categories, ({ creatorId }) =>
    creatorId === teacherId ? 'own' : 'others',
  )
  return { categoryInfos: [...own, ...others] }
}

/** The teams of one of the caller's schemes, with their members and what their score is made of. */
export async function listTeams(
  db: Db,
  { classId, teacherId }: ClassReadContext,
  { categoryId, order = contract.DEFAULT_TEAM_ORDER }: RequestOf<typeof contract.teamList>,
): Promise<contract.Team[]> {
  await requireCategory(db, teacherId, classId, categoryId)
  const teams = await selectTeams(db, categoryId, order)
  const members = Map.groupBy(await selectMembers(db, categoryId), ({ teamId }) => teamId)
  const scores = Map.groupBy(await selectQualityScores(db, categoryId), ({ teamId }) => teamId)
  return teams.map((team) => {
    const studentIds = (members.get(team.id) ?? []).map(({ studentId }) => studentId)
    const qualityScores = [0, 0, 0, 0, 0]
    for (const { type, score } of scores.get(team.id) ?? [])
      if (type !== null) qualityScores[type - 1] = score
    return { ...team, memberCount: studentIds.length, studentIds, qualityScores }
  })
}

export async function listTeamMembers(
  db: Db,
  { teacherId }: TeacherContext,
  { teamId }: RequestOf<typeof contract.teamMembers>,
): Promise<DataOf<typeof contract.teamMembers>> {
  const { isRemoved } = await findOwnTeam(db, teacherId, teamId)
  if (isRemoved) throw new AppError('teamNotFound')
  return selectTeamStudents(db, teamId)
}

export async function listCategoryStudents(
  db: Db,
  { classId, teacherId }: ClassReadContext,
  { categoryId }: RequestOf<typeof contract.categoryStudents>,
): Promise<DataOf<typeof contract.categoryStudents>> {
  await requireCategory(db, teacherId, classId, categoryId)
  return selectCategoryStudents(db, classId, categoryId)
}
