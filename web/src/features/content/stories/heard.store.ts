import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { deviceStorage } from '../../../shared/storage/device-storage.ts'
import { followTabs } from '../../../shared/storage/follow-tabs.ts'

/** Where somebody stopped in a bundle, and when (epoch ms). */
export type HeardPlace = { periodId: string; chapterId: string; second: number; at: number }
export type HeardPlaces = Readonly<Record<string, HeardPlace>>

/** Where this device stopped in each bundle, by user; a guest, who has no other memory, is ''. */
type Heard = { byUser: Readonly<Record<string, HeardPlaces>> }

/** Until version 2 the device told no users apart and knew no times: a teacher's places are at the service. */
type HeardBefore = { byBundle: Readonly<Record<string, Omit<HeardPlace, 'at'>>> }

function ofGuest(kept: unknown): Heard {
  const { byBundle } = kept as HeardBefore
  const places: Record<string, HeardPlace> = {}
  for (const [bundleId, place] of Object.entries(byBundle)) places[bundleId] = { ...place, at: 0 }
  return { byUser: { '': places } }
}

export const useHeard = create<Heard>()(
  persist((): Heard => ({ byUser: {} }), {
    name: 'pinge-stories-heard',
    version: 2,
    migrate: ofGuest,
    storage: deviceStorage(),
  }),
)

// Another bundle may be heard in another tab: its place would be written over by the next sentence of this one.
followTabs(useHeard)

/** The newest time that the service has told of a place (epoch ms). */
let toldAt = 0

export function noteToldTimes(times: readonly number[]): void {
  toldAt = Math.max(toldAt, ...times)
}

/** What is heard now comes after all that the service has told, also where the clock of the computer is hours behind. */
export function rememberHeard(userId: string, bundleId: string, heard: HeardPlace): void {
  const place = { ...heard, at: Math.max(heard.at, toldAt + 1) }
  useHeard.setState(({ byUser }) => ({
    byUser: { ...byUser, [userId]: { ...byUser[userId], [bundleId]: place } },
  }))
}
