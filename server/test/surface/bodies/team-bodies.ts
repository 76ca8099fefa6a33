import * as teamCalls from '@pinge/contract/teams.ts'
import type { BodiesOf, Ground } from './ground.ts'

export async function makeForTeams({ app, tokens, classId, studentIds }: Ground): Promise<BodiesOf> {
  const newScheme = async (categoryName: string) => {
    const teams = [{ teamName: '火箭队', studentIds: [...studentIds] }, { teamName: '彩虹队' }]
    return (await app.call(teamCalls.addTeams, { classId, categoryName, teams }, tokens.owner)).data
  }
  const { categoryId, teamIds } = await newScheme('数学合作组')
  const [teamId = ''] = teamIds
  const leavingScheme = await newScheme('值日小队')
  const [leavingTeam = ''] = leavingScheme.teamIds
  return () => ({
    [teamCalls.teamList.path]: { classId, categoryId },
    [teamCalls.teamMembers.path]: { teamId },
    [teamCalls.categoryStudents.path]: { classId, categoryId },
    [teamCalls.addTeams.path]: { classId, categoryId, teams: [{ teamName: '风筝队' }] },
    [teamCalls.setTeamMembers.path]: { teamId, studentIds },
    [teamCalls.renameTeam.path]: { teamId, teamName: '远航队' },
    [teamCalls.renameCategory.path]: { categoryId, categoryName: '语文合作组' },
    [teamCalls.copyCategory.path]: { categoryId, categoryName: '第二学期' },
    [teamCalls.commentTeams.path]: { classId, categoryId, teamIds: [teamId], itemId: 's1-01' },
    [teamCalls.arrangeTeams.path]: {
      classId,
      categoryId,
      teams: [{ teamId, teamName: '火箭队', studentIds: [] }],
    },
    [teamCalls.removeTeam.path]: { teamId: leavingTeam },
    [teamCalls.removeCategory.path]: { categoryId: leavingScheme.categoryId },
  })
}
