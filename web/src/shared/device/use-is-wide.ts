import { useSyncExternalStore } from 'react'

const wide = () => window.matchMedia('(min-width: 48rem)')

/** Whether there is room for a table: the screens of the design's `md` and up. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide().matches)
}

function subscribe(onChange: () => void): () => void {
  const query = wide()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
