import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import * as z from 'zod/mini'
import { currentUser, useCurrentUser, useSession } from '../../../shared/session/session.ts'
import { deviceStorage } from '../../../shared/storage/device-storage.ts'
import { followTabs } from '../../../shared/storage/follow-tabs.ts'
import { historyOf, noHistory, type ActivityHistory } from './history.ts'

/** Before the store, which reads what is kept as it is made. */
const Kept = z.object({
  userId: z.string(),
  records: z.array(
    z.object({
      type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      activityId: z.string(),
      date: z.number(),
      img: z.string(),
      name: z.string(),
      createDate: z.number(),
      time: z.object({ minute: z.number(), second: z.number(), millisecond: z.number() }),
    }),
  ),
  lastPlay: z.object({ 1: z.optional(z.string()), 2: z.optional(z.string()), 3: z.optional(z.string()) }),
  playsThatDay: z.optional(
    z.object({ 1: z.optional(z.number()), 2: z.optional(z.number()), 3: z.optional(z.number()) }),
  ),
})

/** The activity history of this device; what cannot be read begins again. */
const useHistoryStore = create<ActivityHistory>()(
  persist((): ActivityHistory => noHistory, {
    name: 'pinge-activity-history',
    version: 1,
    storage: deviceStorage(),
    merge: (kept, fresh) => (isHistory(kept) ? kept : fresh),
  }),
)

// Another tab plays too: what it keeps would be written over by the next round of this one.
followTabs(useHistoryStore)

function isHistory(kept: unknown): kept is ActivityHistory {
  return Kept.safeParse(kept).success
}

// Section 4 of the specification: another user who signs in begins with nothing.
useSession.subscribe(resetForOther)
resetForOther()

function resetForOther(): void {
  const userId = currentUser()?.userId
  const history = useHistoryStore.getState()
  if (userId !== undefined && history.userId !== userId) useHistoryStore.setState(historyOf(history, userId))
}

/** That of one teacher, outside of what is drawn. */
export function historyOfUser(userId: string): ActivityHistory {
  return historyOf(useHistoryStore.getState(), userId)
}

/** That of the teacher who is signed in. */
export function useActivityHistory(): ActivityHistory {
  const userId = useCurrentUser()?.userId ?? ''
  return historyOf(useHistoryStore(), userId)
}

export function changeHistory(userId: string, change: (history: ActivityHistory) => ActivityHistory): void {
  useHistoryStore.setState(change(historyOfUser(userId)))
}
