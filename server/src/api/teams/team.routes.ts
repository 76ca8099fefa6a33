import {
  addTeams as addTeamsCall,
  arrangeTeams as arrangeTeamsCall,
  categoryList,
  categoryStudents,
  copyCategory as copyCategoryCall,
  removeCategory as removeCategoryCall,
  removeTeam as removeTeamCall,
  renameCategory as renameCategoryCall,
  renameTeam as renameTeamCall,
  setTeamMembers as setTeamMembersCall,
  teamList,
  teamMembers,
} from '@pinge/contract/teams.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'
import { copyCategory, removeCategory, renameCategory } from './change-categories.ts'
import { addTeams, arrangeTeams, removeTeam, renameTeam, setTeamMembers } from './change-teams.ts'
import { listCategories, listCategoryStudents, listTeamMembers, listTeams } from './list-teams.ts'

/** Schemes and teams. What a team is given is a comment, and lies with the comments. */
export function teamRoutes(endpoints: Endpoints, deps: ApiDeps): void {
  const { read } = deps.database
  endpoints.teacher(categoryList, ({ teacherId }, request) => listCategories(read, teacherId, request))
  endpoints.teacher(teamList, ({ teacherId }, request) => listTeams(read, teacherId, request))
  endpoints.teacher(teamMembers, ({ teacherId }, request) => listTeamMembers(read, teacherId, request))
  endpoints.teacher(categoryStudents, ({ teacherId }, request) =>
    listCategoryStudents(read, teacherId, request),
  )
  endpoints.teacher(addTeamsCall, (caller, request) => addTeams(deps, caller, request))
  endpoints.teacher(setTeamMembersCall, (caller, request) => setTeamMembers(deps, caller, request))
  endpoints.teacher(renameTeamCall, (caller, request) => renameTeam(deps, caller, request))
  endpoints.teacher(removeTeamCall, (caller, request) => removeTeam(deps, caller, request))
  endpoints.teacher(renameCategoryCall, (caller, request) => renameCategory(deps, caller, request))
  endpoints.teacher(removeCategoryCall, (caller, request) => removeCategory(deps, caller, request))
  endpoints.teacher(copyCategoryCall, (caller, request) => copyCategory(deps, caller, request))
  endpoints.teacher(arrangeTeamsCall, (caller, request) => arrangeTeams(deps, caller, request))
}
