import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { deviceStorage } from '../../shared/storage/device-storage.ts'

type EditHint = { isKnown: boolean }

/** Whether a cell was written in on this device, so that the hint is needed no more. */
export const useEditHint = create<EditHint>()(
  persist((): EditHint => ({ isKnown: false }), {
    name: 'pinge-edit-hint',
    version: 1,
    storage: deviceStorage(),
  }),
)

export function rememberEditing(): void {
  if (!useEditHint.getState().isKnown) useEditHint.setState({ isKnown: true })
}
