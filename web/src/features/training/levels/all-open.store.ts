import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { deviceStorage } from '../../../shared/storage/device-storage.ts'

type AllOpen = { areAllOpen: boolean }

/** Whether every level may be chosen on this device: a teacher who knows the class begins where it stands. */
const useAllOpen = create<AllOpen>()(
  persist((): AllOpen => ({ areAllOpen: false }), {
    name: 'pinge-training-all-open',
    version: 1,
    storage: deviceStorage(),
  }),
)

export function useAreAllOpen(): boolean {
  return useAllOpen(({ areAllOpen }) => areAllOpen)
}

export function openAllLevels(areAllOpen: boolean): void {
  useAllOpen.setState({ areAllOpen })
}
