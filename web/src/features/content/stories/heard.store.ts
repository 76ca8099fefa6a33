import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { deviceStorage } from '../../../shared/storage/device-storage.ts'

/** Where this device stopped in each bundle: a guest has no other memory. */
type Heard = { byBundle: Readonly<Record<string, { periodId: string; chapterId: string; second: number }>> }

export const useHeard = create<Heard>()(
  persist((): Heard => ({ byBundle: {} }), {
    name: 'pinge-stories-heard',
    version: 1,
    storage: deviceStorage(),
  }),
)
