import { useSyncExternalStore } from 'react'

/** Questions that a style sheet can ask too: whether one of them holds now, and drawing again when it does. */
export function mediaQuery(...queries: string[]): { matches: () => boolean; useMatches: () => boolean } {
  const matches = () => queries.some((query) => matchMedia(query).matches)
  const subscribe = (onChange: () => void) => {
    const lists = queries.map((query) => matchMedia(query))
    for (const list of lists) list.addEventListener('change', onChange)
    return () => lists.forEach((list) => list.removeEventListener('change', onChange))
  }
  return { matches, useMatches: () => useSyncExternalStore(subscribe, matches) }
}
