import { shuffled, type Random } from '@pinge/contract/values/seeded-random.ts'

/** Names drawn at once. */
export const MAX_DRAWN = 10

export type Draw = {
  /** Who was drawn now, in the order of drawing. */
  chosenIds: string[]
  /** Who had their turn in the round that goes on. */
  drawnIds: string[]
}

/**
 * Draws so many of those who are in the room, each with the same chance, and none twice before all had a turn.
 * When fewer are left in the round, they are drawn, and the rest comes from a new round.
 */
export function drawStudents(
  presentIds: readonly string[],
  drawnIds: readonly string[],
  count: number,
  random: Random,
): Draw {
  const drawn = new Set(drawnIds)
  const waiting = presentIds.filter((id) => !drawn.has(id))
  const chosenIds = shuffled(waiting, random).slice(0, count)
  const missing = Math.min(count, presentIds.length) - chosenIds.length
  if (missing <= 0) return { chosenIds, drawnIds: [...drawnIds, ...chosenIds] }

  const others = presentIds.filter((id) => !chosenIds.includes(id))
  const startingIds = shuffled(others, random).slice(0, missing)
  return { chosenIds: [...chosenIds, ...startingIds], drawnIds: startingIds }
}

/** 已抽 n/总 m: of those who are in the room. */
export function countDrawn(presentIds: readonly string[], drawnIds: readonly string[]): number {
  const drawn = new Set(drawnIds)
  return presentIds.filter((id) => drawn.has(id)).length
}
