import { useSyncExternalStore } from 'react'
import { pageConfig } from '../../shared/api/call/page-config.ts'

/** What the card of the sign-in page shows: signing in, making an account, or a new password. */
export type SignInView = 'signIn' | 'register' | 'reset'

/** Part of the address, so that Back leads from the other forms to the sign-in form. */
export const signInViewHash: Record<SignInView, string> = {
  signIn: '#',
  register: '#register',
  reset: '#reset',
}

export function useSignInView(): SignInView {
  const hash = useSyncExternalStore(watchHash, () => location.hash)
  if (hash === signInViewHash.register && pageConfig.registration === 'open') return 'register'
  return hash === signInViewHash.reset && pageConfig.codes !== 'off' ? 'reset' : 'signIn'
}

function watchHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}
