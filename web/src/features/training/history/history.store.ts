import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { useCurrentUser } from '../../../shared/session/session.ts'
import { deviceStorage } from '../../../shared/storage/device-storage.ts'
import { historyOf, noHistory, type ActivityHistory } from './history.ts'

/** The activity history of this device; what cannot be read begins again. */
const useHistoryStore = create<ActivityHistory>()(
  persist((): ActivityHistory => noHistory, {
    name: 'pinge-activity-history',
    version: 1,
    storage: deviceStorage(),
    merge: (kept, fresh) => (isHistory(kept) ? kept : fresh),
  }),
)

function isHistory(kept: unknown): kept is ActivityHistory {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'userId' in kept &&
    'records' in kept &&
    Array.isArray(kept.records) &&
    'lastPlay' in kept &&
    typeof kept.lastPlay === 'object'
  )
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
