import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { create } from 'zustand'

/** Eyes come first: no use of screens beside lessons longer than this at a time. */
export const SESSION_MINUTES = 15
/** From here on the teacher is told that a rest is near. */
export const AMBER_MINUTES = 12
const SESSION_MS = SESSION_MINUTES * MINUTE_MS
/** How long eyes look far away. */
export const REST_MS = 20_000
/** Who was away for so long has rested already. */
const PAUSE_MS = 5 * MINUTE_MS

/** When the rounds of this sitting began, and when the last one was played. Null before the first, and after a rest. */
type Sitting = { beganAt: number | null; playedAt: number; isPlaying: boolean }

const noSitting: Sitting = { beganAt: null, playedAt: 0, isPlaying: false }
const useSitting = create<Sitting>()(() => noSitting)

/** When the sitting that still goes on began. A long round is no pause. */
function beganOf({ beganAt, playedAt, isPlaying }: Sitting, now: number): number | null {
  return isPlaying || now - playedAt <= PAUSE_MS ? beganAt : null
}

/** A round begins: the sitting goes on, or begins after a pause. */
export function noteRound(now: number): void {
  useSitting.setState(({ beganAt, playedAt }) => ({
    beganAt: beganAt === null || now - playedAt > PAUSE_MS ? now : beganAt,
    playedAt: now,
    isPlaying: true,
  }))
}

/** A round has ended, or was left. */
export function noteRoundEnd(now: number): void {
  useSitting.setState((sitting) => (sitting.isPlaying ? { playedAt: now, isPlaying: false } : sitting))
}

/** Between two rounds: whether the eyes are due for a rest. */
export function isRestDue(now: number): boolean {
  const beganAt = beganOf(useSitting.getState(), now)
  return beganAt !== null && now - beganAt >= SESSION_MS
}

/** Whole minutes of this sitting; null before its first round. */
export function useSittingMinutes(now: number): number | null {
  const beganAt = useSitting((sitting) => beganOf(sitting, now))
  // The clock is looked at less often than a sitting begins.
  return beganAt === null ? null : Math.max(0, Math.floor((now - beganAt) / MINUTE_MS))
}

export function endSitting(): void {
  useSitting.setState(noSitting)
}
