import { create } from 'zustand'

/** Eyes come first: no use of screens beside lessons longer than this at a time. */
const SESSION_MS = 15 * 60_000
/** How long eyes look far away. */
export const REST_MS = 20_000
/** Who was away for so long has rested already. */
const PAUSE_MS = 5 * 60_000

/** When the rounds of this sitting began, and when the last one was played. Null before the first, and after a rest. */
type Sitting = { beganAt: number | null; playedAt: number }

const useSitting = create<Sitting>()(() => ({ beganAt: null, playedAt: 0 }))

/** A round begins: the sitting goes on, or begins after a pause. */
export function noteRound(now: number): void {
  useSitting.setState(({ beganAt, playedAt }) => ({
    beganAt: beganAt === null || now - playedAt > PAUSE_MS ? now : beganAt,
    playedAt: now,
  }))
}

/** A round has ended: a long one is no pause. */
export function noteRoundEnd(now: number): void {
  useSitting.setState({ playedAt: now })
}

/** Between two rounds: whether the eyes are due for a rest. */
export function isRestDue(now: number): boolean {
  const { beganAt } = useSitting.getState()
  return beganAt !== null && now - beganAt >= SESSION_MS
}

export function endSitting(): void {
  useSitting.setState({ beganAt: null, playedAt: 0 })
}
