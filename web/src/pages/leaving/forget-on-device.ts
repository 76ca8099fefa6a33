import { forgetClassDetail } from '../../features/classes/class-detail.store.ts'
import { forgetDraws } from '../../features/lesson-tools/draw/draw.store.ts'
import { forgetKeptReviews } from '../../features/reviews/kept-reviews.store.ts'
import { forgetSeatViews } from '../../features/seating/seat-view.store.ts'
import { forgetSheetEdits } from '../../shared/sheet/edits/sheet-edits.store.ts'
import { forgetSeen } from '../../shared/storage/seen-answers.ts'

/**
 * Of a teacher who leaves nothing of a class stays on the device but ids, by which the training knows the levels of its players
 * and the pupils' pages which records are two children: each store that keeps more of pupils stands here.
 * A page puts them together, since features do not know each other; `app/offline/` asks for it where a session ends by itself.
 */
export async function forgetOnDevice(userId: string): Promise<void> {
  forgetSeatViews(userId)
  forgetDraws(userId)
  forgetClassDetail(userId)
  forgetSheetEdits(userId)
  forgetKeptReviews(userId)
  await forgetSeen(userId)
}
