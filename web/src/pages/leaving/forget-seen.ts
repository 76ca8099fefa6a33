import { openDB, type DBSchema } from 'idb'
import { forgetClassDetail } from '../../features/classes/class-detail.store.ts'
import { forgetDraws } from '../../features/lesson-tools/draw/draw.store.ts'
import { forgetKeptReviews } from '../../features/reviews/kept-reviews.store.ts'
import { forgetSeatViews } from '../../features/seating/seat-view.store.ts'
import { forgetSheetEdits } from '../../shared/sheet/edits/sheet-edits.store.ts'

export interface SeenSchema extends DBSchema {
  seen: {
    key: [userId: string, path: string]
    value: { userId: string; path: string; key: string; data: unknown; at?: number }
  }
}

/** Where `app/offline/` keeps the class that was seen last. */
export const openSeen = () =>
  openDB<SeenSchema>('pinge-seen', 1, {
    upgrade: (database) => void database.createObjectStore('seen', { keyPath: ['userId', 'path'] }),
  })

/** Of a teacher who leaves nothing of a class stays on the device. */
export async function forgetSeen(userId: string): Promise<void> {
  forgetSeatViews(userId)
  forgetDraws(userId)
  forgetClassDetail(userId)
  forgetSheetEdits(userId)
  forgetKeptReviews(userId)
  await (await openSeen()).delete('seen', IDBKeyRange.bound([userId], [userId, []]))
}
