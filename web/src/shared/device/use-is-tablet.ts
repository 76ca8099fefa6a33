import { useSyncExternalStore } from 'react'

const tablet = () => window.matchMedia('(min-width: 48rem) and (max-width: 79.99rem)')

/** Whether the screen is one of a tablet: the head of a class has two rows there, and no room for its sections. */
export function useIsTablet(): boolean {
  return useSyncExternalStore(subscribe, () => tablet().matches)
}

function subscribe(onChange: () => void): () => void {
  const query = tablet()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
