import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/** What a list is narrowed to, kept in the address: Back and a shared link restore it. Empty takes a filter away. */
export function useSearch(): [URLSearchParams, (changes: Record<string, string | undefined>) => void] {
  const [search, setSearch] = useSearchParams()
  // A slow computer draws an address some time after it was wanted: another filter is added to what is wanted.
  const wanted = useRef(search)
  useEffect(() => {
    wanted.current = search
  }, [search])
  return [
    search,
    (changes) => {
      const next = new URLSearchParams(wanted.current)
      // Another filter begins with the first page.
      if (!('page' in changes)) next.delete('page')
      for (const [name, value] of Object.entries(changes))
        if (value === undefined || value === '') next.delete(name)
        else next.set(name, value)
      wanted.current = next
      setSearch(next, { replace: true, preventScrollReset: true })
    },
  ]
}
