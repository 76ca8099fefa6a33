import { useSyncExternalStore } from 'react'

const tablet = () => window.matchMedia('(min-width: 48rem) and (max-width: 84.99rem)')

/** Whether the screen is one of a tablet, or hardly wider: the head of a class has no room for its sections there. */
export function useIsTablet(): boolean {
  return useSyncExternalStore(subscribe, () => tablet().matches)
}

function subscribe(onChange: () => void): () => void {
  const query = tablet()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
