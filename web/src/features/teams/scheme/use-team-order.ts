import { DEFAULT_TEAM_ORDER, type TeamOrder } from '@pinge/contract/teams.ts'
import { useScoreDisplay } from '../../../shared/device/score-display.store.ts'
import { useTeamScreen } from './team-screen.store.ts'

/** 得分 as the contract numbers it. */
const BY_SCORE: TeamOrder = 3

/** Which orders there are, and the present one. Hidden scores are not told by the order of the teams either. */
export function useTeamOrder(): { order: TeamOrder; canBeByScore: boolean } {
  const order = useTeamScreen((screen) => screen.order)
  const canBeByScore = !useScoreDisplay(({ isHidden }) => isHidden)
  return { order: order === BY_SCORE && !canBeByScore ? DEFAULT_TEAM_ORDER : order, canBeByScore }
}
