import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { currentUser } from '../../shared/session/session.ts'
import { deviceStorage } from '../../shared/storage/device-storage.ts'

const MAX_WORDS = 8
const none: readonly string[] = []

const useHistory = create<{ byPlace: Readonly<Record<string, readonly string[]>> }>()(
  persist((): { byPlace: Readonly<Record<string, readonly string[]>> } => ({ byPlace: {} }), {
    name: 'pinge-content-searches',
    version: 1,
    storage: deviceStorage(),
  }),
)

const keyOf = (place: string) => `${currentUser()?.userId ?? ''}/${place}`

/** What this teacher searched for in one place on this device, the last first. */
export function useSearchHistory(place: string): readonly string[] {
  return useHistory(({ byPlace }) => byPlace[keyOf(place)] ?? none)
}

export function rememberSearch(place: string, word: string): void {
  if (word === '') return
  const key = keyOf(place)
  useHistory.setState(({ byPlace }) => {
    const others = (byPlace[key] ?? none).filter((one) => one !== word)
    return { byPlace: { ...byPlace, [key]: [word, ...others].slice(0, MAX_WORDS) } }
  })
}
