import { useEffect, useRef } from 'react'
import { useSearchParams, type NavigateOptions } from 'react-router'
import { changeSearch } from './change-search.ts'

export type ChangeSearch = (changes: Record<string, string | undefined>, how?: NavigateOptions) => void

/** A choice is no step that Back takes back, and leaves what is looked at where it is. */
const inPlace: NavigateOptions = { replace: true, preventScrollReset: true }

/** What a screen shows, kept in the address: Back and a shared link restore it. Empty takes a filter away. */
export function useSearch(): [URLSearchParams, ChangeSearch] {
  const [search, setSearch] = useSearchParams()
  // The address that is drawn, and those that are wanted after it: on a slow computer another filter comes before they are.
  const wanted = useRef<readonly string[]>([search.toString()])
  useEffect(() => {
    const drawn = wanted.current.lastIndexOf(search.toString())
    // One that was not wanted here is Back, or a link.
    wanted.current = drawn === -1 ? [search.toString()] : wanted.current.slice(drawn)
  }, [search])
  return [
    search,
    (changes, how = inPlace) => {
      // Another filter begins with the first page.
      const next = changeSearch(wanted.current.at(-1) ?? '', { page: '', ...changes })
      wanted.current = [...wanted.current, next.toString()]
      setSearch(next, how)
    },
  ]
}
