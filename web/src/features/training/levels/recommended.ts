import { levelSizes, type TrainingType } from '@pinge/contract/training/items.ts'

/** Who belongs to no class, or to one without a grade, trains as a child of this grade. */
export const USUAL_GRADE = 3

/** Where a child stands in a game: which level suits it, and how its last rounds of that level went. */
export type Standing = { level: number; clean: number; failed: number }

/** So many rounds alike, one after the other, move the recommendation by a level. */
const STRAIGHT = 2

/** By grades 1–2, 3–4, 5–6. */
const firstLevels: Record<TrainingType, readonly [number, number, number]> = {
  1: [1, 5, 9],
  2: [1, 5, 8],
  3: [2, 4, 7],
}

export function firstStanding(type: TrainingType, grade: number): Standing {
  const [low, middle, high] = firstLevels[type]
  return { level: grade <= 2 ? low : grade <= 4 ? middle : high, clean: 0, failed: 0 }
}

export type PlayedRound = { type: TrainingType; level: number; isFinished: boolean; corrections: number }

/** Up after two rounds finished without a correction, down after two that were not; other levels say nothing. */
export function afterRound(
  standing: Standing,
  { type, level, isFinished, corrections }: PlayedRound,
): Standing {
  if (level !== standing.level) return standing
  const clean = isFinished && corrections === 0 ? standing.clean + 1 : 0
  const failed = isFinished ? 0 : standing.failed + 1
  if (clean >= STRAIGHT) return { level: Math.min(level + 1, levelSizes[type].length), clean: 0, failed: 0 }
  if (failed >= STRAIGHT) return { level: Math.max(level - 1, 1), clean: 0, failed: 0 }
  return { level, clean, failed }
}
