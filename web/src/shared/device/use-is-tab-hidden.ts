import { useSyncExternalStore } from 'react'

/** Whether another tab or program is looked at. */
export function useIsTabHidden(): boolean {
  return useSyncExternalStore(follow, () => document.hidden)
}

function follow(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
