import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { deviceStorage } from '../storage/device-storage.ts'

type SoundStore = { isMuted: boolean }

/** Whether this device sounds at all: a board may ring where a phone should not. */
export const useSoundStore = create<SoundStore>()(
  persist((): SoundStore => ({ isMuted: false }), {
    name: 'pinge-comment-sound',
    version: 1,
    storage: deviceStorage(),
  }),
)

export function toggleSound(): void {
  useSoundStore.setState(({ isMuted }) => ({ isMuted: !isMuted }))
}
