import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { FREE_COMMENT_ID } from './free-comment.ts'
import { deviceStorage } from '../../../shared/storage/device-storage.ts'
import { rememberItem, type RecentItem } from './recent-items.ts'

/** Under this key lies what was used while no teacher was signed in. */
const SIGNED_OUT = 'default'
const none: readonly RecentItem[] = []

type RecentItemsStore = { byUser: Readonly<Record<string, readonly RecentItem[]>> }

const useRecentItemsStore = create<RecentItemsStore>()(
  persist(() => ({ byUser: {} }), { name: 'pinge-recent-items', version: 1, storage: deviceStorage() }),
)

export function useRecentItems(userId: string | undefined): readonly RecentItem[] {
  return useRecentItemsStore(({ byUser }) => byUser[userId ?? SIGNED_OUT] ?? none)
}

/** A free comment is no item that could be used again. */
export function rememberRecentItem(userId: string | undefined, used: RecentItem): void {
  if (used.id === FREE_COMMENT_ID) return
  const key = userId ?? SIGNED_OUT
  useRecentItemsStore.setState(({ byUser }) => ({
    byUser: { ...byUser, [key]: rememberItem(byUser[key] ?? none, used) },
  }))
}
