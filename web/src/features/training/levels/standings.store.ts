import type { TrainingType } from '@pinge/contract/training/items.ts'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { deviceStorage } from '../../../shared/storage/device-storage.ts'
import { followTabs } from '../../../shared/storage/follow-tabs.ts'
import type { Player } from '../round/start-play.ts'
import { afterRound, firstStanding, type PlayedRound, type Standing } from './recommended.ts'

type Standings = { byPlayer: Readonly<Record<string, Standing>> }

/** Which level suits whom, on this device: a pupil by its id, the teacher by theirs. */
const useStandings = create<Standings>()(
  persist((): Standings => ({ byPlayer: {} }), {
    name: 'pinge-training-standings',
    version: 1,
    storage: deviceStorage(),
  }),
)

// Rounds of another tab move the level here as well.
followTabs(useStandings)

const keyOf = (userId: string, { stuId }: Player, type: TrainingType) => `${stuId ?? userId}|${type}`

export function useRecommendedLevel(
  userId: string,
  player: Player,
  type: TrainingType,
  grade: number,
): number {
  const kept = useStandings(({ byPlayer }) => byPlayer[keyOf(userId, player, type)])
  return (kept ?? firstStanding(type, grade)).level
}

/** The same for a game that is only being chosen. */
export function findRecommendedLevel(
  userId: string,
  player: Player,
  type: TrainingType,
  grade: number,
): number {
  const kept = useStandings.getState().byPlayer[keyOf(userId, player, type)]
  return (kept ?? firstStanding(type, grade)).level
}

export function rememberStanding(userId: string, player: Player, grade: number, round: PlayedRound): void {
  const key = keyOf(userId, player, round.type)
  useStandings.setState(({ byPlayer }) => ({
    byPlayer: {
      ...byPlayer,
      [key]: afterRound(byPlayer[key] ?? firstStanding(round.type, grade), round),
    },
  }))
}
