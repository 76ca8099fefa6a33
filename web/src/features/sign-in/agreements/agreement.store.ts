import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { deviceStorage } from '../../../shared/storage/device-storage.ts'
import { AGREEMENTS_VERSION } from './agreements.ts'

type Agreement = { agreedVersion: number }

/** A teacher who agreed on this device is asked again only when the texts change. */
const useAgreement = create<Agreement>()(
  persist((): Agreement => ({ agreedVersion: 0 }), {
    name: 'pinge-agreement',
    version: 1,
    storage: deviceStorage(),
  }),
)

export function rememberAgreement(): void {
  useAgreement.setState({ agreedVersion: AGREEMENTS_VERSION })
}

export function hasAgreedBefore(): boolean {
  return useAgreement.getState().agreedVersion === AGREEMENTS_VERSION
}
