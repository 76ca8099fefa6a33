import { useSyncExternalStore } from 'react'

const wide = () => matchMedia('(min-width: 64rem)')

/** Whether a class may be looking: a screen of this width stands on a desk or hangs on the wall, and is often mirrored there. */
export function isSeenByClass(): boolean {
  return wide().matches
}

export function useIsSeenByClass(): boolean {
  return useSyncExternalStore(subscribe, isSeenByClass)
}

function subscribe(onChange: () => void): () => void {
  const query = wide()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
