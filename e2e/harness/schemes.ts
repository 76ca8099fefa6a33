import { addTeams, commentTeams } from '@pinge/contract/teams.ts'
import type { UserInfo } from '@pinge/contract/sign-in.ts'
import type { ApiClient } from './api-client.ts'

export const TEAM_NAMES = ['火箭队', '四叶草队', '彩虹队', '远航队', '枫叶队', '小彗星队', '风筝队']

const morning = ['s1-12', 's2-07', 's3-04', 's4-05', 's5-08', 's1-14']

export type SchemeOptions = {
  categoryName?: string
  names?: readonly string[]
  size?: number
  itemIds?: readonly string[]
}

/** A scheme of `names`, each team with the next `size` pupils and a morning's points. */
export async function addScheme(
  api: ApiClient,
  teacher: UserInfo,
  school: { classId: string; studentIds: string[] },
  { categoryName = '数学合作组', names = TEAM_NAMES, size = 6, itemIds = morning }: SchemeOptions = {},
): Promise<{ categoryId: string; teamIds: string[] }> {
  const { classId, studentIds } = school
  const teams = names.map((teamName, place) => ({
    teamName,
    studentIds: studentIds.slice(place * size, (place + 1) * size),
  }))
  const made = await api.call(addTeams, { classId, categoryName, teams }, teacher.accessToken)
  for (const [place, itemId] of itemIds.entries()) {
    const teamIds = made.teamIds.filter((_, team) => (team + place) % 3 !== 0)
    if (teamIds.length > 0)
      await api.call(
        commentTeams,
        { classId, categoryId: made.categoryId, teamIds, itemId },
        teacher.accessToken,
      )
  }
  return made
}
