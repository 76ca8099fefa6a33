import { User, Users } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { Segmented } from '../../../shared/ui/form/Segmented.tsx'

export type ClassTab = 'student' | 'group'

const options = [
  {
    value: 'student',
    label: (
      <>
        <User aria-hidden />
        学生
      </>
    ),
  },
  {
    value: 'group',
    label: (
      <>
        <Users aria-hidden />
        小组
      </>
    ),
  },
] as const

/** The open tab and the scheme that was asked for; both stand in the address, so that another class begins without them. */
export function useClassTab() {
  const [search, setSearch] = useSearchParams()

  const tab: ClassTab = search.get('tab') === 'group' ? 'group' : 'student'

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

  return {
    tab,
    categoryId: search.get('categoryId'),
    openTab: (tab: ClassTab) => change(tab === 'group' ? { tab } : { tab: null, categoryId: null }),
    openCategory: (categoryId: string | null) => change({ categoryId }),
  }
}

/** 学生 | 小组 */
export function ClassTabs({ tab, onChange }: { tab: ClassTab; onChange: (tab: ClassTab) => void }) {
  return (
    <Segmented
      label="看学生还是小组"
      value={tab}
      options={options}
      onChange={onChange}
      className="max-lg:flex board:[&_button]:min-h-14 board:[&_button]:px-8 board:[&_button]:text-l"
    />
  )
}
