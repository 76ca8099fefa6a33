import { countKeptReviews } from '../../features/reviews/kept-reviews.store.ts'
import { countEdits } from '../../shared/sheet/edits/sheet-edits.store.ts'

/** What was typed, has not been saved yet, and goes with this teacher. */
export function countUnsaved(userId: string): { cells: number; reviews: number } {
  return { cells: countEdits(userId), reviews: countKeptReviews(userId) }
}
