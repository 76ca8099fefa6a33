import { useSyncExternalStore } from 'react'
import { pageConfig } from '../../shared/api/page-config.ts'

/** What the card at the door shows: signing in, making an account, or a new password. */
export type Door = 'signIn' | 'register' | 'reset'

/** Part of the address, so that Back leads from the other forms to the sign-in form. */
export const doorHash: Record<Door, string> = { signIn: '#', register: '#register', reset: '#reset' }

export function useDoor(): Door {
  const hash = useSyncExternalStore(watchHash, () => location.hash)
  if (hash === doorHash.register && pageConfig.registration === 'open') return 'register'
  return hash === doorHash.reset && pageConfig.codes !== 'off' ? 'reset' : 'signIn'
}

function watchHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}
