import type { Team, TeamOrder } from '@pinge/contract/teams.ts'
import { addQualityPoints } from '@pinge/contract/values/comment-effect.ts'
import type { GivenComment } from '../give/given-comment.ts'
import { isOnItsWay, type WaitingComment } from './waiting-comments.store.ts'

/** The teams as they will stand once the comments that wait on this device are written, like their members. */
export function drawWaitingTeams(
  teams: readonly Team[],
  waiting: readonly WaitingComment[],
  order: TeamOrder,
): readonly Team[] {
  const own = waiting.filter((one) => isOnItsWay(one) && isForOneOf(teams, one.comment))
  if (own.length === 0) return teams
  const drawn = own.reduce<readonly Team[]>((before, { comment }) => addTeamPoints(before, comment), teams)
  return order === 3 ? drawn.toSorted(byScore) : drawn
}

/** A team gets a comment once, whatever its members get. */
function addTeamPoints(
  teams: readonly Team[],
  { toTeams, item: { score, type } }: Pick<GivenComment, 'toTeams' | 'item'>,
): Team[] {
  const ids = new Set(toTeams?.teams.map(({ id }) => id))
  return teams.map((team) => {
    if (!ids.has(team.id)) return team
    const qualityScores = addQualityPoints(team.qualityScores, type, score)
    return { ...team, score: team.score + score, qualityScores }
  })
}

function isForOneOf(teams: readonly Team[], { toTeams }: GivenComment): boolean {
  return toTeams?.teams.some(({ id }) => teams.some((team) => team.id === id)) ?? false
}

function byScore(one: Team, other: Team): number {
  return other.score - one.score || one.createdAt - other.createdAt || one.position - other.position
}
