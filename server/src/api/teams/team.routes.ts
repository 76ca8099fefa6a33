import * as contract from '@pinge/contract/teams.ts'
import type { Db } from '../../platform/db/schema.ts'
import { findClearableCategory, findOwnCategory, findOwnTeam } from '../access/require-category.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import { copyCategory, removeCategory, renameCategory } from './change-categories.ts'
import { addTeams, arrangeTeams, removeTeam, renameTeam, setTeamMembers } from './change-teams.ts'
import { listCategories, listCategoryStudents, listTeamMembers, listTeams } from './list-teams.ts'

/** Schemes and teams. What a team is given is a comment, and lies with the comments. */
export function teamRoutes(endpoints: ApiEndpoints): void {
  endpoints.classRead(contract.categoryList, listCategories)
  endpoints.classRead(contract.teamList, listTeams)
  endpoints.teacherRead(contract.teamMembers, listTeamMembers)
  endpoints.classRead(contract.categoryStudents, listCategoryStudents)
  endpoints.classWrite(contract.addTeams, addTeams)
  endpoints.classWrite(contract.arrangeTeams, arrangeTeams)
  endpoints.classWrite(contract.setTeamMembers, setTeamMembers, ofTeam)
  endpoints.classWrite(contract.renameTeam, renameTeam, ofTeam)
  endpoints.classWrite(contract.removeTeam, removeTeam, ofTeam)
  endpoints.classWrite(contract.renameCategory, renameCategory, ofCategory)
  endpoints.classWrite(contract.copyCategory, copyCategory, ofCategory)
  endpoints.classWrite(contract.removeCategory, removeCategory, ofClearableCategory)
}

const ofTeam = {
  classOf: async (db: Db, teacherId: string, { teamId }: { teamId: string }) =>
    (await findOwnTeam(db, teacherId, teamId)).classId,
}
const ofCategory = {
  classOf: async (db: Db, teacherId: string, { categoryId }: { categoryId: string }) =>
    (await findOwnCategory(db, teacherId, categoryId)).classId,
}
const ofClearableCategory = {
  classOf: async (db: Db, teacherId: string, { categoryId }: { categoryId: string }) =>
    (await findClearableCategory(db, teacherId, categoryId)).classId,
}
