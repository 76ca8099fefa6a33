import { MINUTE_MS } from '../values/durations.ts'
import type { TrainingType } from './items.ts'

/** The rules of a round, shared by the one who plays and by the service that checks. Times are milliseconds. */

/** What each wrong position at a check costs. */
export const PENALTY_MS = 3_000
/** A page hidden for so long while the sequence is shown makes the round void. */
export const HIDDEN_VOID_MS = 1_000
/** A round is given up by the service after this; it bounds the time that a record may claim. */
export const ROUND_LIFE_MS = 15 * MINUTE_MS
/** What clocks and the network may take away between start and record. */
export const CLOCK_TOLERANCE_MS = 2_000

export function memoMaxMs(count: number): number {
  return Math.min(Math.max(count * 8_000, 30_000), 300_000)
}

export function recallMaxMs(count: number): number {
  return Math.min(Math.max(count * 12_000, 60_000), 600_000)
}

/** 「我记住了」 is enabled after this, so that the fastest time cannot be bought by skipping the look. */
export function memoMinMs(count: number): number {
  return Math.max(2_000, 400 * count)
}

/** No hand answers quicker. */
export function recallMinMs(count: number): number {
  return 250 * count
}

export function parMs(type: TrainingType, count: number): number {
  return count * { 1: 6_000, 2: 8_000, 3: 5_000 }[type]
}

/** How often a child may correct what a check found wrong. */
export function maxCorrections(count: number): number {
  return count <= 5 ? 1 : 2
}

/** Whether a check that found these positions wrong ends the round: fewer than half right at first, or no correction left. */
export function endsRound(count: number, wrong: number, correctionsBefore: number): boolean {
  if (wrong === 0) return true
  if (correctionsBefore === 0 && count - wrong < count / 2) return true
  return correctionsBefore >= maxCorrections(count)
}

/** The time of a record. `wrongPositions` is the sum over all checks, one that failed for good among them. */
export function elapsedMs(memoMs: number, recallMs: number, wrongPositions: number): number {
  return memoMs + recallMs + PENALTY_MS * wrongPositions
}

/** How many positions of the answer are right. */
export function countCorrect(sequence: readonly string[], answer: readonly string[]): number {
  return sequence.filter((item, place) => answer[place] === item).length
}

/** Slow children keep the full base; only time left of par adds to it. */
export function scoreOf(type: TrainingType, count: number, correct: number, elapsed: number): number {
  const base = 10 * correct
  if (correct < count) return base
  const par = parMs(type, count)
  const saved = Math.min(Math.max(par - elapsed, 0), par)
  return base + Math.floor((5 * count * saved) / par)
}
