import {
  addTeams,
  arrangeTeams,
  categoryList,
  commentTeams,
  copyCategory,
  removeCategory,
  removeTeam,
  renameCategory,
  renameTeam,
  setTeamMembers,
  teamList,
  type Category,
  type Team,
} from '@pinge/contract/teams.ts'
import { makeCategory, makeTeam } from './make/team.ts'
import type { SchoolClass } from './school-class.ts'
import { server } from './server.ts'

export type SchoolTeams = { categories: Category[]; teams: Team[] }

/** The schemes of a class that the server has: one of them with its teams. */
export function openSchoolTeams(school: SchoolClass, said: SchoolTeams): SchoolTeams {
  const kept: SchoolTeams = { ...said }
  const changeTeam = (id: string, change: Partial<Team>) => {
    kept.teams = kept.teams.map((team) => (team.id === id ? { ...team, ...change } : team))
  }
  const put = (teams: readonly { teamName: string; studentIds?: string[] | undefined }[]) => {
    kept.teams = teams.map(({ teamName, studentIds = [] }, position) =>
      makeTeam({ id: `team-${position}`, teamName, studentIds, position }),
    )
    return { categoryId: kept.categories[0]?.id ?? '', teamIds: kept.teams.map(({ id }) => id) }
  }

  server.answer(categoryList, () => ({ categoryInfos: kept.categories }))
  server.answer(teamList, ({ order }) =>
    order === 2 ? kept.teams.toSorted((a, b) => (a.teamName < b.teamName ? -1 : 1)) : kept.teams,
  )
  server.answer(setTeamMembers, ({ teamId, studentIds }) => {
    kept.teams = kept.teams.map((team) => {
      const ids = team.id === teamId ? studentIds : team.studentIds.filter((id) => !studentIds.includes(id))
      return { ...team, studentIds: ids, memberCount: ids.length }
    })
    return null
  })
  server.answer(arrangeTeams, ({ teams }) => put(teams))
  server.answer(addTeams, ({ teams, categoryName }) => {
    if (categoryName !== undefined)
      kept.categories = [makeCategory({ id: 'made', creatorId: 'wang', name: categoryName })]
    return put([...(categoryName === undefined ? kept.teams : []), ...teams])
  })
  server.answer(renameTeam, ({ teamId, teamName }) => {
    changeTeam(teamId, { teamName })
    return null
  })
  server.answer(removeTeam, ({ teamId }) => {
    kept.teams = kept.teams.filter(({ id }) => id !== teamId)
    return null
  })
  server.answer(renameCategory, ({ categoryId, categoryName }) => {
    kept.categories = kept.categories.map((one) =>
      one.id === categoryId ? { ...one, name: categoryName } : one,
    )
    return null
  })
  server.answer(removeCategory, ({ categoryId }) => {
    kept.categories = kept.categories.filter(({ id }) => id !== categoryId)
    return null
  })
  server.answer(copyCategory, ({ categoryName }) => {
    kept.categories = [
      ...kept.categories,
      makeCategory({ id: 'copy', creatorId: 'wang', name: categoryName }),
    ]
    return { categoryId: 'copy', teamIds: kept.teams.map(({ id }) => id) }
  })
  server.answer(commentTeams, ({ teamIds, itemId, score = 0 }) => {
    const points = school.items.find(({ id }) => id === itemId)?.score ?? score
    const given = kept.teams.filter(({ id }) => teamIds.includes(id))
    for (const { id, score: before } of given) changeTeam(id, { score: before + points })
    const students = school.students
      .filter(({ id }) => given.some(({ studentIds }) => studentIds.includes(id)))
      .map(({ id, stuScore, redeemScore }) => ({
        id,
        stuScore: stuScore + points,
        redeemScore: redeemScore + Math.max(points, 0),
      }))
    return {
      batchId: 'batch-teams',
      teams: given.map(({ id, score: before }) => ({ id, score: before + points })),
      students,
    }
  })
  return kept
}
