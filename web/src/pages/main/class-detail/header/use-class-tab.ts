import { useSearchParams } from 'react-router'

export type ClassTab = 'student' | 'group'

/** The open tab and the scheme that was asked for; both stand in the address, so that another class begins without them. */
export function useClassTab() {
  const [search, setSearch] = useSearchParams()

  function change(values: Record<string, string | null>): void {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [key, value] of Object.entries(values))
          if (value === null) next.delete(key)
          else next.set(key, value)
        return next
      },
      { replace: true },
    )
  }

  const tab: ClassTab = search.get('tab') === 'group' ? 'group' : 'student'
  return {
    tab,
    categoryId: search.get('categoryId'),
    openTab: (next: ClassTab): void => {
      if (next !== tab) change(next === 'group' ? { tab: next } : { tab: null, categoryId: null })
    },
    openCategory: (categoryId: string | null) => change({ categoryId }),
  }
}
