import { useSyncExternalStore } from 'react'

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the reader prefers that nothing moves by itself. */
export function usePrefersStill(): boolean {
  return useSyncExternalStore(subscribe, () => still().matches)
}

function subscribe(onChange: () => void): () => void {
  const query = still()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
