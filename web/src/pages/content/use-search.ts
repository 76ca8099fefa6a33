import { useSearchParams } from 'react-router'

/** What a list is narrowed to, kept in the address: Back and a shared link restore it. Empty takes a filter away. */
export function useSearch(): [URLSearchParams, (changes: Record<string, string | undefined>) => void] {
  const [search, setSearch] = useSearchParams()
  return [
    search,
    (changes) => {
      const next = new URLSearchParams(search)
      // Another filter begins with the first page.
      if (!('page' in changes)) next.delete('page')
      for (const [name, value] of Object.entries(changes))
        if (value === undefined || value === '') next.delete(name)
        else next.set(name, value)
      setSearch(next, { replace: true, preventScrollReset: true })
    },
  ]
}
