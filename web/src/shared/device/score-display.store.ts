import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { deviceStorage } from '../storage/device-storage.ts'

type ScoreDisplay = { isHidden: boolean }

/** Whether this device keeps the scores to itself, as a board in front of the class may want. */
export const useScoreDisplay = create<ScoreDisplay>()(
  persist((): ScoreDisplay => ({ isHidden: false }), {
    name: 'pinge-score-display',
    version: 1,
    storage: deviceStorage(),
  }),
)

export function toggleScores(): void {
  useScoreDisplay.setState(({ isHidden }) => ({ isHidden: !isHidden }))
}
