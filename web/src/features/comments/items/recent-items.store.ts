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

type Lesson = { userId: string; classId: string; recent: readonly RecentItem[] }

/** Not kept by the device: a lesson ends with the page. */
const useLesson = create<{ lesson: Lesson | null }>()(() => ({ lesson: null }))

/**
 * Takes the order of the items for a lesson, when its class opens. Within it they hold still, and so do their keys: a hand
 * that gives fifty comments remembers the places.
 */
export function holdRecentItems(userId: string | undefined, classId: string): void {
  const key = userId ?? SIGNED_OUT
  const { lesson } = useLesson.getState()
  if (lesson?.userId === key && lesson.classId === classId) return
  const recent = useRecentItemsStore.getState().byUser[key] ?? none
  useLesson.setState({ lesson: { userId: key, classId, recent } })
}

/** What was used lately as the open lesson found it. */
export function useRecentItems(userId: string | undefined): readonly RecentItem[] {
  const key = userId ?? SIGNED_OUT
  const lesson = useLesson((held) => held.lesson)
  const now = useRecentItemsStore(({ byUser }) => byUser[key] ?? none)
  return lesson?.userId === key ? lesson.recent : now
}

/** A free comment is no item that could be used again. */
export function rememberRecentItem(userId: string | undefined, used: RecentItem): void {
  if (used.id === FREE_COMMENT_ID) return
  const key = userId ?? SIGNED_OUT
  useRecentItemsStore.setState(({ byUser }) => ({
    byUser: { ...byUser, [key]: rememberItem(byUser[key] ?? none, used) },
  }))
}
