import { useSyncExternalStore } from 'react'
import { pageConfig } from '../../shared/api/page-config.ts'

/** Part of the address, so that Back leads from the register form to the sign-in form. */
export const REGISTER_HASH = '#register'

export function useIsRegistering(): boolean {
  const hash = useSyncExternalStore(watchHash, () => location.hash)
  return pageConfig.registration === 'open' && hash === REGISTER_HASH
}

function watchHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}
