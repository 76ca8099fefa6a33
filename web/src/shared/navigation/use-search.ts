import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/** What a screen shows, kept in the address: Back and a shared link restore it. Empty takes a filter away. */
export function useSearch(): [URLSearchParams, (changes: Record<string, string | undefined>) => void] {
  const [search, setSearch] = useSearchParams()
  // Addresses that are wanted and not drawn yet: on a slow computer another filter comes before they are.
  const wanted = useRef<readonly string[]>([])
  useEffect(() => {
    const drawn = wanted.current.lastIndexOf(search.toString())
    // One that was not wanted here is Back, or a link.
    wanted.current = drawn === -1 ? [] : wanted.current.slice(drawn + 1)
  }, [search])
  return [
    search,
    (changes) => {
      const next = new URLSearchParams(wanted.current.at(-1) ?? search)
      // Another filter begins with the first page.
      if (!('page' in changes)) next.delete('page')
      for (const [name, value] of Object.entries(changes))
        if (value === undefined || value === '') next.delete(name)
        else next.set(name, value)
      wanted.current = [...wanted.current, next.toString()]
      setSearch(next, { replace: true, preventScrollReset: true })
    },
  ]
}
