import { drawDigits, drawItems, type Draw } from './draw.ts'
import type { TrainingItem } from './items.ts'

/** What a round of this level shows for this seed: one function for the screen, the printed sheet and the service. */
export function drawRound(
  { type, pool, count, lures }: Pick<TrainingItem, 'type' | 'pool' | 'count' | 'lures'>,
  seed: number,
): Draw {
  return type === 3 ? { sequence: drawDigits(count, seed), lures: [] } : drawItems(pool, count, lures, seed)
}
